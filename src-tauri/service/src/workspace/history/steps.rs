//! Steps: written down before their files, done afterwards, undone and redone along one line.

use std::fmt;

use colophon_core::edit::{Change, Label};
use colophon_core::model::RelPath;
use rusqlite::{Connection, OptionalExtension as _, Row, params};
use serde::{Deserialize, Serialize};

use super::{FILE, History, contents};
use crate::error::{ApiError, ErrorCode};
use crate::workspace::save::{moment, point, system};

/// The number of a step. Later steps have larger ones; none is ever given twice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct StepId(pub u64);

impl StepId {
    /// Before every step.
    pub const BEGINNING: Self = Self(0);
}

impl fmt::Display for StepId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

macro_rules! named {
    ($(#[$doc:meta])* $name:ident { $($(#[$of:meta])* $variant:ident = $text:literal),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum $name { $($(#[$of])* $variant),* }

        impl $name {
            const fn name(self) -> &'static str {
                match self { $(Self::$variant => $text),* }
            }

            pub(super) fn parse(name: &str) -> Option<Self> {
                match name { $($text => Some(Self::$variant),)* _ => None }
            }
        }
    };
}

named! {
    /// What a step is in the line of steps.
    Kind {
        /// A change of files.
        Change = "change",
        /// A change that is what was typed: it settles the drafts of its files.
        Save = "save",
        /// Takes another step back.
        Undo = "undo",
        /// Makes a step again that was taken back.
        Redo = "redo",
    }
}

named! {
    /// Who made a step.
    Origin {
        /// The window.
        Here = "here",
        /// Another program, behind our back.
        Outside = "outside",
        /// The command line.
        CommandLine = "command-line",
    }
}

named! {
    /// How a step stands.
    StepState {
        /// Written down, its files perhaps not yet written.
        Pending = "pending",
        /// Made.
        Done = "done",
        /// Taken back; can be made again.
        Undone = "undone",
        /// Taken back, and something else was done since.
        Abandoned = "abandoned",
    }
}

/// Who makes a step, and when (seconds since 1970-01-01 UTC). Order comes from numbers, never from this time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stamp {
    /// Who.
    pub origin: Origin,
    /// When.
    pub at: u64,
}

/// A step to be made.
#[derive(Debug, Clone, Copy)]
pub struct NewStep<'a> {
    /// What it is.
    pub kind: Kind,
    /// The step that it takes back or makes again.
    pub target: Option<StepId>,
    /// What it is called.
    pub label: &'a Label,
    /// Its changes.
    pub changes: &'a [Change],
    /// Who makes it.
    pub stamp: Stamp,
}

/// A step that can be taken back or made again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Turn {
    /// Which.
    pub step: StepId,
    /// What it is called.
    pub label: Label,
}

impl History {
    /// Writes `step` down as pending, down to the disk.
    pub fn begin(&mut self, step: &NewStep<'_>) -> Result<StepId, ApiError> {
        moment("before-begin");
        let transaction = self.connection.transaction()?;
        let id = insert(&transaction, step, StepState::Pending)?;
        point("after-begin").map_err(|error| system(FILE, &error))?;
        transaction.commit()?;
        moment("after-pending");
        Ok(id)
    }

    /// Marks the pending step `id` as done, with all that follows from it.
    ///
    /// This transaction is not waited for: should the computer lose it, the step is found pending and its files
    /// written, which says the same.
    pub fn finish(&mut self, id: StepId) -> Result<(), ApiError> {
        self.connection
            .pragma_update(None, "synchronous", "NORMAL")?;
        let finished = self.finish_now(id);
        self.connection.pragma_update(None, "synchronous", "FULL")?;
        finished?;
        moment("after-done");
        Ok(())
    }

    fn finish_now(&mut self, id: StepId) -> Result<(), ApiError> {
        let transaction = self.connection.transaction()?;
        let (kind, target) = kind_of(&transaction, id)?;
        match (kind, target) {
            (Kind::Undo, Some(target)) => set_state(&transaction, target, StepState::Undone)?,
            (Kind::Redo, Some(target)) => set_state(&transaction, target, StepState::Done)?,
            _ => abandon(&transaction)?,
        }
        if kind == Kind::Save {
            let drop =
                "DELETE FROM drafts WHERE file IN (SELECT file FROM changes WHERE step = ?1)";
            transaction.execute(drop, [sql(id)])?;
        }
        set_state(&transaction, id, StepState::Done)?;
        point("before-done").map_err(|error| system(FILE, &error))?;
        Ok(transaction.commit()?)
    }

    /// Strikes out the pending step `id`: it was not made.
    pub fn discard(&mut self, id: StepId) -> Result<(), ApiError> {
        let strike = "DELETE FROM steps WHERE seq = ?1 AND state = 'pending'";
        self.connection.execute(strike, [sql(id)])?;
        Ok(())
    }

    /// Notes folders in which a temporary file may be left.
    pub fn note_litter(&mut self, folders: &[String]) -> Result<(), ApiError> {
        for folder in folders {
            let note = "INSERT OR IGNORE INTO litter (folder) VALUES (?1)";
            self.connection.execute(note, [folder])?;
        }
        Ok(())
    }

    /// The folders so noted.
    pub fn litter(&self) -> Result<Vec<String>, ApiError> {
        let mut select = self.connection.prepare("SELECT folder FROM litter")?;
        let folders = select.query_map([], |row| row.get(0))?;
        Ok(folders.collect::<Result<_, _>>()?)
    }

    /// Notes that nothing is left in `folder`.
    pub fn is_clean(&mut self, folder: &str) -> Result<(), ApiError> {
        let drop = "DELETE FROM litter WHERE folder = ?1";
        self.connection.execute(drop, [folder])?;
        Ok(())
    }

    /// Writes down what another program did.
    pub fn outside(
        &mut self,
        label: &Label,
        changes: &[Change],
        at: u64,
    ) -> Result<StepId, ApiError> {
        let transaction = self.connection.transaction()?;
        let origin = Origin::Outside;
        let step = NewStep {
            kind: Kind::Change,
            target: None,
            label,
            changes,
            stamp: Stamp { origin, at },
        };
        abandon(&transaction)?;
        let id = insert(&transaction, &step, StepState::Done)?;
        point("outside-begun").map_err(|error| system(FILE, &error))?;
        transaction.commit()?;
        moment("outside-kept");
        Ok(id)
    }

    /// The steps that were pending when the program ended.
    pub fn pending(&self) -> Result<Vec<StepId>, ApiError> {
        let select = "SELECT seq FROM steps WHERE state = 'pending' ORDER BY seq";
        let mut select = self.connection.prepare_cached(select)?;
        let steps = select.query_map([], |row| row.get(0).map(StepId))?;
        Ok(steps.collect::<Result<_, _>>()?)
    }

    /// Marks that recovery left this file of a step alone, as it was neither what the step started from nor what it
    /// led to.
    pub fn leave_alone(&mut self, id: StepId, file: &RelPath) -> Result<(), ApiError> {
        let mark = "UPDATE changes SET left_alone = 1 WHERE step = ?1 AND file = ?2";
        self.connection
            .execute(mark, params![sql(id), file.as_str()])?;
        Ok(())
    }

    /// The step that undo would take back.
    pub fn next_undo(&self) -> Result<Option<Turn>, ApiError> {
        self.turn("SELECT max(seq) FROM steps WHERE state = 'done' AND target IS NULL")
    }

    /// The step that redo would make again.
    pub fn next_redo(&self) -> Result<Option<Turn>, ApiError> {
        self.turn("SELECT min(seq) FROM steps WHERE state = 'undone'")
    }

    fn turn(&self, which: &str) -> Result<Option<Turn>, ApiError> {
        let select = format!("SELECT seq, code, params FROM steps WHERE seq = ({which})");
        let mut select = self.connection.prepare_cached(&select)?;
        let turn = |row: &Row<'_>| {
            Ok(Turn {
                step: StepId(row.get(0)?),
                label: label(&row.get::<_, String>(1)?, &row.get::<_, String>(2)?),
            })
        };
        Ok(select.query_row([], turn).optional()?)
    }

    /// What the files last went through in the name of `step`: by itself, or when it was last taken back or made
    /// again.
    pub fn last_changes(&self, step: StepId) -> Result<Vec<Change>, ApiError> {
        let last = "SELECT coalesce(max(seq), ?1) FROM steps WHERE target = ?1 AND state = 'done'";
        let last: u64 = self
            .connection
            .query_row(last, [sql(step)], |row| row.get(0))?;
        self.changes(StepId(last))
    }

    /// The changes of a step, in path order.
    pub fn changes(&self, step: StepId) -> Result<Vec<Change>, ApiError> {
        let select = "SELECT file, before, after FROM changes WHERE step = ?1 ORDER BY file";
        let mut select = self.connection.prepare_cached(select)?;
        let mut rows = select.query([sql(step)])?;
        let mut changes = Vec::new();
        while let Some(row) = rows.next()? {
            changes.push(Change {
                file: RelPath::new(&row.get::<_, String>(0)?),
                before: self.content(row.get(1)?)?,
                after: self.content(row.get(2)?)?,
            });
        }
        Ok(changes)
    }

    /// The content of that id.
    pub(super) fn content(&self, id: Option<i64>) -> Result<Option<Vec<u8>>, ApiError> {
        id.map(|id| contents::get(&self.connection, id)).transpose()
    }
}

/// A number as SQLite keeps it.
pub(super) fn sql(id: StepId) -> i64 {
    i64::try_from(id.0).unwrap_or(i64::MAX)
}

/// A label from its code and its values as JSON.
pub(super) fn label(code: &str, params: &str) -> Label {
    Label {
        code: code.to_owned(),
        params: serde_json::from_str(params).unwrap_or_default(),
    }
}

fn insert(
    connection: &Connection,
    step: &NewStep<'_>,
    state: StepState,
) -> Result<StepId, ApiError> {
    let values = serde_json::to_string(&step.label.params).unwrap_or_default();
    let mut insert = connection.prepare_cached(
        "INSERT INTO steps (kind, target, code, params, origin, at, state) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
    )?;
    let id = insert.insert(params![
        step.kind.name(),
        step.target.map(sql),
        step.label.code,
        values,
        step.stamp.origin.name(),
        step.stamp.at,
        state.name(),
    ])?;
    let mut insert = connection.prepare_cached(
        "INSERT INTO changes (step, file, before, after) VALUES (?1, ?2, ?3, ?4)",
    )?;
    for change in step.changes {
        let put = |bytes: &[u8], base| contents::put(connection, bytes, base);
        let before = change
            .before
            .as_deref()
            .map(|bytes| put(bytes, None))
            .transpose()?;
        let base = before.zip(change.before.as_deref());
        let after = change
            .after
            .as_deref()
            .map(|bytes| put(bytes, base))
            .transpose()?;
        insert.execute(params![id, change.file.as_str(), before, after])?;
    }
    Ok(StepId(id.unsigned_abs()))
}

fn kind_of(connection: &Connection, id: StepId) -> Result<(Kind, Option<StepId>), ApiError> {
    let select = "SELECT kind, target FROM steps WHERE seq = ?1";
    let (kind, target): (String, Option<u64>) =
        connection.query_row(select, [sql(id)], |row| Ok((row.get(0)?, row.get(1)?)))?;
    let kind = Kind::parse(&kind).ok_or_else(|| {
        ApiError::new(ErrorCode::HistoryDamaged)
            .with("reason", format!("a step of the kind {kind}"))
    })?;
    Ok((kind, target.map(StepId)))
}

fn set_state(connection: &Connection, id: StepId, state: StepState) -> Result<(), ApiError> {
    let update = "UPDATE steps SET state = ?2 WHERE seq = ?1";
    connection
        .prepare_cached(update)?
        .execute(params![sql(id), state.name()])?;
    Ok(())
}

/// What was taken back can no longer be made again, now that something else is done.
fn abandon(connection: &Connection) -> Result<(), ApiError> {
    let update = "UPDATE steps SET state = 'abandoned' WHERE state = 'undone'";
    connection.prepare_cached(update)?.execute([])?;
    Ok(())
}
