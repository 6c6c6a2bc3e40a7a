//! Steps: made, taken back, made again, looked at.

use std::collections::BTreeSet;
use std::sync::Arc;

use colophon_core::edit::difference::{apply_hunks, difference};
use colophon_core::edit::{Change, ChangeSet, Digest, Label};
use colophon_core::model::{Entry, RelPath, Unreadable};

use super::Desk;
use super::files::path_of;
use super::view;
use crate::error::{ApiError, ErrorCode};
use crate::wire::{Edit, FileRef, HistoryArgs, HistoryPage, Revision, RevisionArgs, Side};
use crate::workspace::history::{Content, StepId};
use crate::workspace::{Turned, Writer};

/// Steps in one answer.
const MAX_STEPS: u32 = 500;

/// A step that was made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Made {
    /// Its number; `None` where nothing had to change.
    pub step: Option<StepId>,
    /// What it is called; of undo and redo, what the other step is called.
    pub label: Label,
    /// What was done to the files.
    pub changes: Vec<Change>,
}

impl Desk {
    /// What `edit` would change now.
    ///
    /// # Errors
    /// Where it cannot be computed.
    pub fn preview(&mut self, edit: &Edit, now: u64) -> Result<ChangeSet, ApiError> {
        if self.refused().is_some() {
            // What could not be read may be read now; an edit must not pass it over.
            self.look_again(now)?;
        }
        if let Some(path) = self.refused().filter(|_| reaches_everywhere(edit)) {
            return Err(ApiError::new(ErrorCode::FileUnreadable).with("file", path.as_str()));
        }
        let set = self.compute(edit)?;
        let files = set.changes().iter().map(|change| &change.file);
        if self.look_at(files, now)? {
            return self.compute(edit);
        }
        Ok(set)
    }

    /// What the system did not let be read, for now: its words are not known, so nothing can be said to have been done
    /// everywhere.
    fn refused(&self) -> Option<&RelPath> {
        let workspace = &self.session.workspace;
        let files = workspace.masters.iter().map(|master| &master.files);
        let mut all = files.chain([&workspace.rest, &workspace.aside]).flatten();
        let is_refused = |entry: &Entry| matches!(entry, Entry::Unreadable(Unreadable::Refused { lasting, .. }) if !lasting);
        all.find(|(_, entry)| is_refused(entry))
            .map(|(path, _)| path)
    }

    /// Makes `edit`, if it still changes what was shown under `digest`.
    ///
    /// # Errors
    /// Where it cannot be computed, changes something else now, or cannot be written; nothing is changed then.
    pub fn apply(
        &mut self,
        edit: &Edit,
        digest: Option<Digest>,
        now: u64,
    ) -> Result<Made, ApiError> {
        let set = self.preview(edit, now)?;
        if digest.is_some_and(|digest| digest != set.digest()) {
            return Err(ApiError::new(ErrorCode::ChangeSetMoved));
        }
        self.make(&set, now)
    }

    /// Makes the changes of `set`, which was computed from what is read.
    ///
    /// # Errors
    /// Where it cannot be written; nothing is changed then.
    pub fn make(&mut self, set: &ChangeSet, now: u64) -> Result<Made, ApiError> {
        let mut step = None;
        if !set.is_empty() {
            let stamp = self.worker.stamp(now);
            let applied = self.writer(now)?.apply(set, stamp);
            step = self.settle(applied)?;
            self.session = Arc::new(self.session.with(set.changes()));
        }
        Ok(Made {
            step,
            label: set.label.clone(),
            changes: set.changes().to_vec(),
        })
    }

    /// What undo or redo would do now, shown and not made.
    ///
    /// # Errors
    /// Where there is nothing to be done, or the history cannot be read.
    pub fn preview_turn(&mut self, way: Way, now: u64) -> Result<ChangeSet, ApiError> {
        self.look_before(way, now)?;
        let writer = self.writer.as_ref().ok_or_else(|| way.nothing())?;
        match way {
            Way::Undo => writer.undoing(),
            Way::Redo => writer.redoing(),
        }
    }

    /// Takes the last step back, or makes the one again that was taken back last.
    ///
    /// # Errors
    /// Where there is none, what it changed was changed again, or it cannot be written; nothing is changed then.
    pub fn turn(&mut self, way: Way, now: u64) -> Result<Made, ApiError> {
        self.look_before(way, now)?;
        let stamp = self.worker.stamp(now);
        let writer = self.writer.as_mut().ok_or_else(|| way.nothing())?;
        let turned = match way {
            Way::Undo => writer.undo(stamp),
            Way::Redo => writer.redo(stamp),
        };
        let Turned {
            step,
            label,
            changes,
            ..
        } = self.settle(turned)?;
        self.session = Arc::new(self.session.with(&changes));
        Ok(Made {
            step: Some(step),
            label,
            changes,
        })
    }

    /// Reads the files again that undo or redo would change.
    fn look_before(&mut self, way: Way, now: u64) -> Result<(), ApiError> {
        let Some(writer) = &self.writer else {
            return Ok(());
        };
        let next = match way {
            Way::Undo => writer.next_undo()?,
            Way::Redo => writer.next_redo()?,
        };
        let after = next.map(|next| StepId(next.step.0 + 1));
        let row = match after {
            Some(after) => writer.history(None, Some(after), 1)?.pop(),
            None => None,
        };
        let files: Vec<_> = row.into_iter().flat_map(|row| row.files).collect();
        self.look_at(files.iter().map(|row| &row.file), now)?;
        Ok(())
    }

    /// The steps that were made, newest first.
    ///
    /// # Errors
    /// Where the history cannot be read, or there is no such master.
    pub fn history(&self, args: &HistoryArgs) -> Result<HistoryPage, ApiError> {
        let file = args.file.as_ref();
        let file = file.map(|file| path_of(&self.session, file)).transpose()?;
        let count = args.count.min(MAX_STEPS) as usize;
        let mut rows = match &self.writer {
            Some(writer) => writer.history(file.as_ref(), args.before.map(StepId), count + 1)?,
            None => Vec::new(),
        };
        let more = rows.len() > count;
        rows.truncate(count);
        let rows = rows
            .into_iter()
            .map(|row| view::step_row(&self.session, row));
        Ok(HistoryPage {
            rows: rows.collect(),
            more,
        })
    }

    /// A file as it was before or after a step.
    ///
    /// # Errors
    /// Where the step is unknown or did not change that file.
    pub fn revision(&self, args: &RevisionArgs) -> Result<Revision, ApiError> {
        let path = path_of(&self.session, &args.file)?;
        let (before, after) = self.known(args.step)?.revision(StepId(args.step), &path)?;
        let now = self.known(args.step)?.read(&path)?;
        let then = match args.side {
            Side::Before => &before,
            Side::After => &after,
        };
        Ok(Revision {
            now: view::content_difference(&now, then),
            difference: view::content_difference(&before, &after),
        })
    }

    /// A file as it was at a step, or some of its hunks.
    pub(super) fn restore_file(
        &self,
        step: u64,
        file: &FileRef,
        side: Side,
        hunks: Option<&[u32]>,
    ) -> Result<ChangeSet, ApiError> {
        let path = path_of(&self.session, file)?;
        let writer = self.known(step)?;
        let (before, after) = writer.revision(StepId(step), &path)?;
        let then = match side {
            Side::Before => before,
            Side::After => after,
        };
        let now = writer.read(&path)?;
        let after = match hunks {
            None => then,
            Some(hunks) => Some(with_hunks(&path, &now, &then, hunks)?),
        };
        let label = Label::new("restore-file").with("file", path.as_str());
        let change = Change {
            file: path,
            before: now,
            after,
        };
        Ok(ChangeSet::new(label, [change]))
    }

    /// Every file as it was at a step.
    pub(super) fn restore_to(&self, step: u64, side: Side) -> Result<ChangeSet, ApiError> {
        let writer = self.known(step)?;
        let at = match side {
            Side::After => StepId(step),
            Side::Before => {
                let earlier = writer.history(None, Some(StepId(step)), 1)?.pop();
                earlier.map_or(StepId::BEGINNING, |row| row.step)
            }
        };
        let label = Label::new("restore-to").with("step", step.to_string());
        Ok(ChangeSet::new(label, writer.back_to(at)?))
    }

    /// The writer, who knows the step if anybody does.
    fn known(&self, step: u64) -> Result<&Writer, ApiError> {
        let unknown = || ApiError::new(ErrorCode::UnknownStep).with("step", step.to_string());
        self.writer.as_ref().ok_or_else(unknown)
    }
}

/// Whether an edit is about every file that may name something, so that none may be passed over.
const fn reaches_everywhere(edit: &Edit) -> bool {
    matches!(
        edit,
        Edit::RenameWork { .. }
            | Edit::RenameMaster { .. }
            | Edit::ArchiveMaster { .. }
            | Edit::TrashMaster { .. }
            | Edit::RestoreArchived { .. }
            | Edit::RestoreTrashed { .. }
            | Edit::RestoreTo { .. }
    )
}

/// What is now with some of its differences from what was then taken over.
fn with_hunks(
    path: &RelPath,
    now: &Content,
    then: &Content,
    hunks: &[u32],
) -> Result<Vec<u8>, ApiError> {
    let text = |content: &Content| String::from_utf8(content.clone().unwrap_or_default());
    let (Ok(now), Ok(then)) = (text(now), text(then)) else {
        let file = path.as_str();
        return Err(ApiError::new(ErrorCode::UnknownFile).with("file", file));
    };
    let hunks: BTreeSet<_> = hunks.iter().copied().collect();
    Ok(apply_hunks(&difference(&now, &then), &hunks).into_bytes())
}

/// Back or forth along the steps.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Way {
    /// The last step is taken back.
    Undo,
    /// The step that was taken back last is made again.
    Redo,
}

impl Way {
    fn nothing(self) -> ApiError {
        ApiError::new(match self {
            Self::Undo => ErrorCode::NothingToUndo,
            Self::Redo => ErrorCode::NothingToRedo,
        })
    }
}
