//! Whether the library is whole: originals are what their names say, records can be read, rows and index are in step.

use super::{Library, TextId};
use crate::error::ApiError;

/// Something that is not as it should be, and of which text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fault {
    /// The record of a text cannot be read.
    Record(TextId),
    /// The original is gone, or is another file.
    Original(TextId),
    /// The rows of a text are not those of its original; the database is to be rebuilt.
    Rows(TextId),
    /// The index is damaged; the database is to be deleted and rebuilt.
    Index,
}

/// What was looked at.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Verified {
    /// Texts.
    pub texts: usize,
    /// Blocks.
    pub blocks: u64,
    /// What is wrong.
    pub faults: Vec<Fault>,
}

impl Library {
    /// Looks at everything.
    ///
    /// # Errors
    /// Where the folders cannot be read.
    pub fn verify(&self) -> Result<Verified, ApiError> {
        let ids = self.shelf.ids()?;
        let sizes = self.database.sizes()?;
        let mut verified = Verified {
            texts: ids.len(),
            ..Verified::default()
        };
        for id in &ids {
            let Ok(record) = self.shelf.record(*id) else {
                verified.faults.push(Fault::Record(*id));
                continue;
            };
            if self.shelf.original(&record.source.hash).is_err() {
                verified.faults.push(Fault::Original(*id));
            }
            let kept = u64::try_from(self.blocks(*id, 0, u32::MAX)?.len()).unwrap_or(0);
            verified.blocks += kept;
            if sizes
                .get(id)
                .is_none_or(|(blocks, _)| u64::from(*blocks) != kept)
            {
                verified.faults.push(Fault::Rows(*id));
            }
        }
        let extra = sizes.keys().filter(|id| !ids.contains(id));
        verified.faults.extend(extra.map(|id| Fault::Rows(*id)));
        let index = self
            .database
            .connection
            .execute("INSERT INTO tokens (tokens) VALUES ('integrity-check')", []);
        if index.is_err() {
            verified.faults.push(Fault::Index);
        }
        Ok(verified)
    }
}
