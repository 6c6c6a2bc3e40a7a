//! Looking at the history: its rows, the revisions of a file, the files as they were.

use colophon_core::edit::Label;
use colophon_core::model::RelPath;
use rusqlite::{OptionalExtension as _, params};

use super::steps::{Kind, Origin, StepId, StepState, label, sql};
use super::{History, trouble};
use crate::error::{ApiError, ErrorCode};

/// What a step did to a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FileChange {
    /// It was not there before.
    Created,
    /// It was not there afterwards.
    Removed,
    /// Its content became another.
    Changed,
}

/// A file in a row of the timeline.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RowFile {
    /// Which.
    pub file: RelPath,
    /// What was done to it.
    pub change: FileChange,
    /// Whether recovery after a crash found it to be something else and left it alone; what the step would have made
    /// of it is kept.
    pub left_alone: bool,
}

/// A step in the timeline.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// Which.
    pub step: StepId,
    /// What it is.
    pub kind: Kind,
    /// The step that it takes back or makes again.
    pub target: Option<StepId>,
    /// What it is called; what its target is called where it has one.
    pub label: Label,
    /// Who made it.
    pub origin: Origin,
    /// When, as the clock had it: seconds since 1970-01-01 UTC.
    pub at: u64,
    /// How it stands.
    pub state: StepState,
    /// Its files, in path order.
    pub files: Vec<RowFile>,
}

impl History {
    /// The `count` last steps before `before` (all where `None`), of one file or of all, the latest first.
    pub fn rows(
        &self,
        file: Option<&RelPath>,
        before: Option<StepId>,
        count: usize,
    ) -> Result<Vec<Row>, ApiError> {
        let before = before.map_or(i64::MAX, sql);
        let count = i64::try_from(count).unwrap_or(i64::MAX);
        let columns = "SELECT seq, kind, target, code, params, origin, at, state FROM steps";
        let order = "ORDER BY seq DESC LIMIT ?2";
        let which = match file {
            None => "WHERE seq < ?1 AND ?3 IS NULL",
            Some(_) => {
                "WHERE seq IN (SELECT step FROM changes WHERE file = ?3 AND step < ?1 ORDER BY step DESC LIMIT ?2)"
            }
        };
        let mut select = self
            .connection
            .prepare_cached(&format!("{columns} {which} {order}"))?;
        let mut found = select.query(params![before, count, file.map(RelPath::as_str)])?;
        let mut rows = Vec::new();
        while let Some(row) = found.next()? {
            let text = |at: usize| row.get::<_, String>(at);
            let step = StepId(row.get(0)?);
            rows.push(Row {
                step,
                kind: Kind::parse(&text(1)?).ok_or_else(|| strange("kind"))?,
                target: row.get::<_, Option<u64>>(2)?.map(StepId),
                label: label(&text(3)?, &text(4)?),
                origin: Origin::parse(&text(5)?).ok_or_else(|| strange("origin"))?,
                at: row.get(6)?,
                state: StepState::parse(&text(7)?).ok_or_else(|| strange("state"))?,
                files: self.files(step)?,
            });
        }
        Ok(rows)
    }

    fn files(&self, step: StepId) -> Result<Vec<RowFile>, ApiError> {
        let mut select = self.connection.prepare_cached(
            "SELECT file, before IS NULL, after IS NULL, left_alone FROM changes WHERE step = ?1 ORDER BY file",
        )?;
        let files = select.query_map([sql(step)], |row| {
            Ok(RowFile {
                file: RelPath::new(&row.get::<_, String>(0)?),
                change: match (row.get(1)?, row.get(2)?) {
                    (true, _) => FileChange::Created,
                    (false, true) => FileChange::Removed,
                    (false, false) => FileChange::Changed,
                },
                left_alone: row.get(3)?,
            })
        })?;
        Ok(files.collect::<Result<_, _>>()?)
    }

    /// What `file` was before and after `step`.
    pub fn revision(&self, step: StepId, file: &RelPath) -> Result<Revision, ApiError> {
        let select = "SELECT before, after FROM changes WHERE step = ?1 AND file = ?2";
        let found = self
            .connection
            .query_row(select, params![sql(step), file.as_str()], |row| {
                Ok((row.get(0)?, row.get(1)?))
            });
        let (before, after) = found.optional()?.ok_or_else(|| unknown(step))?;
        Ok((self.content(before)?, self.content(after)?))
    }

    /// Every file that a step after `step` changed, as it was when `step` was done.
    pub fn as_of(&self, step: StepId) -> Result<Vec<(RelPath, Content)>, ApiError> {
        if step != StepId::BEGINNING {
            let known = "SELECT 1 FROM steps WHERE seq = ?1";
            let known = self
                .connection
                .query_row(known, [sql(step)], |_| Ok(()))
                .optional()?;
            known.ok_or_else(|| unknown(step))?;
        }
        self.contents(
            "SELECT file, before, min(step) FROM changes WHERE step > ?1 GROUP BY file",
            step,
        )
    }

    /// Every file that ever changed, as the last step left it.
    pub fn latest(&self) -> Result<Vec<(RelPath, Content)>, ApiError> {
        let select = "SELECT file, after, max(step) FROM changes WHERE step > ?1 GROUP BY file";
        self.contents(select, StepId::BEGINNING)
    }

    fn contents(&self, select: &str, step: StepId) -> Result<Vec<(RelPath, Content)>, ApiError> {
        let mut select = self.connection.prepare_cached(select)?;
        let mut rows = select.query([sql(step)])?;
        let mut contents = Vec::new();
        while let Some(row) = rows.next().map_err(|error| trouble(&error))? {
            let file = RelPath::new(&row.get::<_, String>(0)?);
            contents.push((file, self.content(row.get(1)?)?));
        }
        Ok(contents)
    }
}

/// What a file holds; `None` is no file.
pub type Content = Option<Vec<u8>>;

/// Content before and after.
pub type Revision = (Content, Content);

fn strange(what: &str) -> ApiError {
    ApiError::new(ErrorCode::HistoryDamaged).with("reason", format!("a step of an unknown {what}"))
}

fn unknown(step: StepId) -> ApiError {
    ApiError::new(ErrorCode::UnknownStep).with("step", step.to_string())
}
