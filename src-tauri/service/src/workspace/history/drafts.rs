//! What was typed and is not in its file yet. Every draft is down on the disk when it was kept: a few milliseconds a
//! second are worth the typing that would go with the power.

use colophon_core::edit::Digest;
use colophon_core::model::RelPath;
use rusqlite::{OptionalExtension as _, Row, params};

use super::{FILE, History};
use crate::error::ApiError;
use crate::workspace::save::{moment, point, system};

/// A text that is not in its file yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draft {
    /// Its file.
    pub file: RelPath,
    /// Digest of the content that it was typed over; `None` where there was no file.
    pub base: Option<Digest>,
    /// The text.
    pub text: String,
    /// When it was kept: seconds since 1970-01-01 UTC.
    pub at: u64,
}

impl History {
    /// Keeps `draft` in place of an earlier one of that file.
    pub fn keep_draft(&mut self, draft: &Draft) -> Result<(), ApiError> {
        let transaction = self.connection.transaction()?;
        let put =
            "INSERT OR REPLACE INTO drafts (file, base, text, at) VALUES (?1, unhex(?2), ?3, ?4)";
        let base = draft.base.map(|base| base.to_string());
        transaction.prepare_cached(put)?.execute(params![
            draft.file.as_str(),
            base,
            draft.text,
            draft.at
        ])?;
        point("draft-begun").map_err(|error| system(FILE, &error))?;
        transaction.commit()?;
        moment("draft-kept");
        Ok(())
    }

    /// The draft of `file`.
    pub fn draft(&self, file: &RelPath) -> Result<Option<Draft>, ApiError> {
        let select = "SELECT file, lower(hex(base)), text, at FROM drafts WHERE file = ?1";
        let mut select = self.connection.prepare_cached(select)?;
        Ok(select.query_row([file.as_str()], draft).optional()?)
    }

    /// Every draft, in path order.
    pub fn drafts(&self) -> Result<Vec<Draft>, ApiError> {
        let select = "SELECT file, lower(hex(base)), text, at FROM drafts ORDER BY file";
        let mut select = self.connection.prepare_cached(select)?;
        let drafts = select.query_map([], draft)?;
        Ok(drafts.collect::<Result<_, _>>()?)
    }

    /// Drops the draft of `file`, where there is one.
    pub fn drop_draft(&mut self, file: &RelPath) -> Result<(), ApiError> {
        let drop = "DELETE FROM drafts WHERE file = ?1";
        self.connection.execute(drop, [file.as_str()])?;
        Ok(())
    }
}

fn draft(row: &Row<'_>) -> rusqlite::Result<Draft> {
    let base: Option<String> = row.get(1)?;
    Ok(Draft {
        file: RelPath::new(&row.get::<_, String>(0)?),
        base: base.and_then(|base| Digest::parse(&base)),
        text: row.get(2)?,
        at: row.get(3)?,
    })
}
