//! Every step ever made in a workspace, and what was typed and not saved yet, in one SQLite file.
//!
//! Nothing here touches the files of the workspace. A step is written down as *pending* before its files are, and as
//! done afterwards; what was pending when the program died is known when it starts again. Steps are ordered by their
//! number, never by a clock. Contents are kept once each, by digest.

mod contents;
mod drafts;
mod schema;
mod steps;
mod timeline;

use std::path::Path;

use rusqlite::Connection;

use crate::error::{ApiError, ErrorCode};

pub use drafts::Draft;
pub use schema::Begun;
pub use steps::{Kind, NewStep, Origin, Stamp, StepId, StepState, Turn};
pub use timeline::{Content, FileChange, Revision, Row, RowFile};

/// What errors call the file, wherever it is kept.
const FILE: &str = "history.sqlite";

/// The history of one workspace.
#[derive(Debug)]
pub struct History {
    connection: Connection,
}

impl History {
    /// Opens the history kept in the file at `path`; makes it where there is none. What is no history of ours or is
    /// damaged is set aside under another name.
    ///
    /// # Errors
    /// Where a later version of the program wrote it, or it cannot be written.
    pub fn open(path: &Path) -> Result<(Self, Begun), ApiError> {
        let (connection, begun) = schema::open(path)?;
        Ok((Self { connection }, begun))
    }

    /// The history kept in the file at `path`, to look at only; an empty one where there is none.
    ///
    /// # Errors
    /// Where it cannot be read.
    pub fn look(path: &Path) -> Result<Self, ApiError> {
        if !path.exists() {
            return Self::nowhere();
        }
        let connection = schema::look(path)?;
        Ok(Self { connection })
    }

    /// The same for a look that ends at once: in a folder that nobody has open, nothing is written for it.
    ///
    /// # Errors
    /// Where it cannot be read.
    pub fn look_once(path: &Path) -> Result<Self, ApiError> {
        if !path.exists() {
            return Self::nowhere();
        }
        let connection = schema::look_once(path)?;
        Ok(Self { connection })
    }

    /// A history that is kept nowhere.
    ///
    /// # Errors
    /// Where there is no memory for it.
    pub fn nowhere() -> Result<Self, ApiError> {
        let connection = schema::nowhere()?;
        Ok(Self { connection })
    }
}

/// What SQLite said, as an error with words.
fn trouble(error: &rusqlite::Error) -> ApiError {
    use rusqlite::ErrorCode as Sqlite;
    match error.sqlite_error_code() {
        Some(Sqlite::DiskFull) => ApiError::new(ErrorCode::DiskFull).with("file", FILE),
        Some(Sqlite::DatabaseCorrupt | Sqlite::NotADatabase) => {
            ApiError::new(ErrorCode::HistoryDamaged).with("reason", error.to_string())
        }
        _ => ApiError::new(ErrorCode::HistoryFailed).with("reason", error.to_string()),
    }
}

impl From<rusqlite::Error> for ApiError {
    fn from(error: rusqlite::Error) -> Self {
        trouble(&error)
    }
}
