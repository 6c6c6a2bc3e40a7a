//! The library: whole texts, to be searched and to prove quotations by. The originals, by hash, and a small record of each
//! text are the truth and lie in the user's data folder; the database is made from them, lies in the cache folder, and may be
//! deleted at any time (design: Where things are kept).
//!
//! Reading order: [`record`] (what is kept of a text), [`shelf`] (the truth on disk), [`database`] (rows and index),
//! [`Library`] (both together), `search`, `corpus`, `verify`.

mod concordance;
mod corpus;
mod database;
mod marks;
mod rebuild;
pub mod record;
mod search;
mod shelf;
#[cfg(test)]
mod tests;
mod verify;

use std::fmt;
use std::path::Path;

use colophon_core::formats::imports::ParseReport;
use colophon_core::model::{Text, TextBlock};

use crate::error::{ApiError, ErrorCode};
use database::Database;
use record::{Record, Source};
use shelf::Shelf;

pub use concordance::{Concordance, Row};
pub use rebuild::Rebuilt;
pub use search::{Found, Hit, Order, Scope};
pub use verify::{Fault, Verified};

/// The number of a text; it stays the same when the database is made anew.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TextId(pub u32);

impl fmt::Display for TextId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A text as a list shows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Its number.
    pub id: TextId,
    /// What is kept of it.
    pub record: Record,
    /// Its blocks.
    pub blocks: u32,
    /// Its characters.
    pub characters: u64,
}

/// What became of a text that was to be added.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Added {
    /// It is there now.
    New(TextId),
    /// The same text of the same file was there.
    Known(TextId),
}

/// The library.
pub struct Library {
    shelf: Shelf,
    database: Database,
}

impl Library {
    /// Opens the library whose truth lies in `data` and whose database lies in `cache`. Both are made where they are not;
    /// a database that is damaged or of another version is made anew, empty: [`Self::stale`] tells that it is to be filled.
    ///
    /// # Errors
    /// Where a folder cannot be made, or the database not opened.
    pub fn open(data: &Path, cache: &Path) -> Result<Self, ApiError> {
        Ok(Self {
            shelf: Shelf::open(data)?,
            database: Database::open(cache)?,
        })
    }

    /// Texts whose originals are here and whose rows are not, or the other way round: the database is to be brought into
    /// step by [`Self::rebuild`].
    ///
    /// # Errors
    /// Where either cannot be read.
    pub fn stale(&self) -> Result<usize, ApiError> {
        let records = self.shelf.records()?;
        let rows = self.database.ids()?;
        let missing = records.iter().filter(|(id, _)| !rows.contains(id)).count();
        let extra = rows.iter().filter(|id| !records.contains_key(id)).count();
        Ok(missing + extra)
    }

    /// Puts the texts of a file in: first the original, then the rows. Nothing is seen by others before [`Self::commit`].
    ///
    /// # Errors
    /// Where the disk refuses.
    pub fn add(
        &mut self,
        source: &Source,
        bytes: &[u8],
        texts: &[(Text, ParseReport)],
    ) -> Result<Vec<Added>, ApiError> {
        let known = self.shelf.of_source(source)?;
        let mut added = Vec::with_capacity(texts.len());
        for (part, (text, report)) in texts.iter().enumerate() {
            let part = u32::try_from(part).unwrap_or(u32::MAX);
            if let Some(id) = known.get(&part) {
                added.push(Added::Known(*id));
                continue;
            }
            let record = Record::new(source, part, text, report);
            let id = self.shelf.put(&record, bytes)?;
            self.database.insert(id, &record, text)?;
            added.push(Added::New(id));
        }
        Ok(added)
    }

    /// Makes what was added lasting.
    ///
    /// # Errors
    /// Where the disk refuses.
    pub fn commit(&mut self) -> Result<(), ApiError> {
        self.database.commit()
    }

    /// Takes a text out; its original with it, where no other text is from the same file.
    ///
    /// # Errors
    /// Where there is no such text, or the disk refuses.
    pub fn remove(&mut self, id: TextId) -> Result<Record, ApiError> {
        let record = self.shelf.take(id)?;
        self.database.remove(id)?;
        self.database.commit()?;
        Ok(record)
    }

    /// Throws every row away; [`Self::rebuild`] makes them again.
    ///
    /// # Errors
    /// Where the disk refuses.
    pub fn clear(&mut self) -> Result<(), ApiError> {
        for id in self.database.ids()? {
            self.database.remove(id)?;
        }
        self.database.commit()
    }

    /// Every text, in the order in which they were added.
    ///
    /// # Errors
    /// Where the database cannot be read.
    pub fn list(&self) -> Result<Vec<Entry>, ApiError> {
        let sizes = self.database.sizes()?;
        let records = self.shelf.records()?.into_iter();
        let entry = |(id, record)| {
            let (blocks, characters) = sizes.get(&id).copied().unwrap_or_default();
            Entry {
                id,
                record,
                blocks,
                characters,
            }
        };
        Ok(records.map(entry).collect())
    }

    /// The record of a text.
    ///
    /// # Errors
    /// Where there is none.
    pub fn record(&self, id: TextId) -> Result<Record, ApiError> {
        self.shelf.record(id)
    }

    /// Blocks of a text, from the number `first` on, at most `most`.
    ///
    /// # Errors
    /// Where the database cannot be read.
    pub fn blocks(&self, id: TextId, first: u32, most: u32) -> Result<Vec<TextBlock>, ApiError> {
        self.database.blocks(id, first, most)
    }
}

/// No text has that number.
fn unknown(id: TextId) -> ApiError {
    ApiError::new(ErrorCode::UnknownText).with("id", id.to_string())
}
