//! The database brought into step with the originals: rows of texts that are gone go, texts without rows are read again.

use std::collections::BTreeMap;

use colophon_core::formats::imports;

use super::{Library, TextId};
use crate::error::ApiError;
use crate::workspace::Cancel;

/// Texts are made lasting by so many.
const TOGETHER: usize = 64;

/// What was done.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Rebuilt {
    /// Texts that were read again.
    pub read: usize,
    /// Rows of so many texts went.
    pub removed: usize,
    /// Texts that could not be read again, and why.
    pub failed: BTreeMap<TextId, String>,
}

impl Library {
    /// Brings the database into step; `told` hears how many texts are done and of how many.
    ///
    /// # Errors
    /// Where the work was cancelled, or the disk refuses. What is done stays.
    pub fn rebuild(
        &mut self,
        cancel: &Cancel,
        mut told: impl FnMut(usize, usize),
    ) -> Result<Rebuilt, ApiError> {
        let records = self.shelf.records()?;
        let rows = self.database.ids()?;
        let mut rebuilt = Rebuilt::default();
        for id in rows.iter().filter(|id| !records.contains_key(id)) {
            self.database.remove(*id)?;
            rebuilt.removed += 1;
        }
        let missing: Vec<_> = records
            .iter()
            .filter(|(id, _)| !rows.contains(id))
            .collect();
        for (done, (id, record)) in missing.iter().enumerate() {
            told(done, missing.len());
            if let Err(stopped) = cancel.check() {
                self.database.commit()?;
                return Err(stopped);
            }
            let source = &record.source;
            let read = self
                .shelf
                .original(&source.hash)
                .map_err(|error| error.to_string())
                .and_then(|bytes| {
                    imports::read(&source.name, &bytes, source.choice())
                        .map_err(|error| error.code.to_owned())
                });
            let text = read.and_then(|mut texts| {
                let part = record.part as usize;
                (part < texts.len())
                    .then(|| texts.swap_remove(part))
                    .ok_or_else(|| "part".to_owned())
            });
            match text {
                Ok(parsed) => self.database.insert(**id, record, &parsed.text)?,
                Err(reason) => drop(rebuilt.failed.insert(**id, reason)),
            }
            rebuilt.read += 1;
            if rebuilt.read % TOGETHER == 0 {
                self.database.commit()?;
            }
        }
        told(missing.len(), missing.len());
        self.database.commit()?;
        Ok(rebuilt)
    }
}
