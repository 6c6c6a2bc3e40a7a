//! Undo and redo. Each is a step of its own in the timeline. Where a file moved on since, what is taken back is merged
//! with it; where that is not clean, nothing is changed.

use colophon_core::edit::merge::{Kind as MergeKind, clean, merge};
use colophon_core::edit::{Change, ChangeSet, Label};

use super::Writer;
use crate::error::{ApiError, ErrorCode};
use crate::workspace::history::{Kind, NewStep, Stamp, StepId, Turn};
use crate::workspace::save;

/// A step that was taken back or made again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Turned {
    /// The step that did so.
    pub step: StepId,
    /// The step it was done to.
    pub of: StepId,
    /// What that is called.
    pub label: Label,
    /// What was done to the files.
    pub changes: Vec<Change>,
}

impl Writer {
    /// Takes the last step back.
    ///
    /// # Errors
    /// Where there is none, a file of it was changed again, or it could not be written; nothing is changed then.
    pub fn undo(&mut self, stamp: Stamp) -> Result<Turned, ApiError> {
        self.ready()?;
        let next = self.history.next_undo()?;
        let next = next.ok_or_else(|| ApiError::new(ErrorCode::NothingToUndo))?;
        self.turn(Kind::Undo, next, stamp)
    }

    /// Makes the step again that was taken back last.
    ///
    /// # Errors
    /// As for [`Self::undo`].
    pub fn redo(&mut self, stamp: Stamp) -> Result<Turned, ApiError> {
        self.ready()?;
        let next = self.history.next_redo()?;
        let next = next.ok_or_else(|| ApiError::new(ErrorCode::NothingToRedo))?;
        self.turn(Kind::Redo, next, stamp)
    }

    /// What undo would do now.
    ///
    /// # Errors
    /// As for [`Self::undo`].
    pub fn undoing(&self) -> Result<ChangeSet, ApiError> {
        let next = self.history.next_undo()?;
        self.turned(next.ok_or_else(|| ApiError::new(ErrorCode::NothingToUndo))?)
    }

    /// What redo would do now.
    ///
    /// # Errors
    /// As for [`Self::undo`].
    pub fn redoing(&self) -> Result<ChangeSet, ApiError> {
        let next = self.history.next_redo()?;
        self.turned(next.ok_or_else(|| ApiError::new(ErrorCode::NothingToRedo))?)
    }

    /// The changes that lead back over what `next` did last.
    fn turned(&self, next: Turn) -> Result<ChangeSet, ApiError> {
        let mut changes = Vec::new();
        let mut conflicts = Vec::new();
        for last in self.history.last_changes(next.step)? {
            let back = last.inverse();
            let found = self
                .disk
                .read(&back.file)
                .map_err(|why| save::refused(&back.file, why))?;
            match reconcile(&back, found.as_deref()) {
                Some(after) => changes.push(Change {
                    file: back.file,
                    before: found,
                    after,
                }),
                None => conflicts.push(back.file.as_str().to_owned()),
            }
        }
        if !conflicts.is_empty() {
            return Err(ApiError::new(ErrorCode::UndoConflict).with("files", conflicts.join(", ")));
        }
        Ok(ChangeSet::new(next.label, changes))
    }

    fn turn(&mut self, kind: Kind, next: Turn, stamp: Stamp) -> Result<Turned, ApiError> {
        let of = next.step;
        let set = self.turned(next)?;
        let step = self.make(&NewStep {
            kind,
            target: Some(of),
            label: &set.label,
            changes: set.changes(),
            stamp,
        })?;
        Ok(Turned {
            step,
            of,
            changes: set.changes().to_vec(),
            label: set.label,
        })
    }
}

/// What a file becomes that should go along `wanted` and holds `found`; `None` where only a person can tell.
#[allow(clippy::option_option)]
fn reconcile(wanted: &Change, found: Option<&[u8]>) -> Option<Option<Vec<u8>>> {
    let as_expected = found == wanted.before.as_deref();
    let already = found == wanted.after.as_deref();
    if as_expected || already {
        return Some(wanted.after.clone());
    }
    let text = |content: Option<&[u8]>| {
        let bytes = content?.to_vec();
        String::from_utf8(bytes).ok()
    };
    let base = text(wanted.before.as_deref())?;
    let (ours, theirs) = (text(wanted.after.as_deref())?, text(found)?);
    let parts = merge(MergeKind::of(&wanted.file), &base, &ours, &theirs);
    clean(&parts).map(|merged| Some(merged.into_bytes()))
}
