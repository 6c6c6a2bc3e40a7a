//! Change sets, steps and the state of writing as callers see them.

use colophon_core::edit::difference::{self, difference};
use colophon_core::edit::{Change, ChangeSet, Label};

use super::Desk;
use super::files::file_ref;
use crate::error::ApiError;
use crate::session::Session;
use crate::wire::{
    ChangeKind, ChangeSetView, FileChange, Holder, Segment, SegmentKind, StepFile, StepLabel,
    StepOrigin, StepRow, StepState, StepTurn, WritingMode, WritingView,
};
use crate::workspace::history::{self, Content, Kind, Origin, Row, RowFile, Turn};
use crate::workspace::{Mode, lock};

impl Desk {
    /// Whether anything can be written, what undo and redo would do, and what is not written yet.
    ///
    /// # Errors
    /// Where the history cannot be read.
    pub fn writing(&self) -> Result<WritingView, ApiError> {
        let (undo, redo, drafts) = match &self.writer {
            Some(writer) => (writer.next_undo()?, writer.next_redo()?, writer.drafts()?),
            None => (None, None, Vec::new()),
        };
        let label = |turn: Option<Turn>| turn.map(|turn| turn.label.into());
        let drafts = drafts
            .iter()
            .map(|draft| file_ref(&self.session, &draft.file));
        Ok(WritingView {
            mode: self.mode().into(),
            undo: label(undo),
            redo: label(redo),
            trouble: self.trouble.clone(),
            drafts: drafts.collect(),
        })
    }
}

/// A change set as callers see it. What moves is one row, under its new name.
#[must_use]
pub fn change_set_view(session: &Session, set: &ChangeSet) -> ChangeSetView {
    let moves = Moves::of(set.changes());
    let rows = set
        .changes()
        .iter()
        .filter_map(|change| moves.row(session, change));
    ChangeSetView {
        digest: set.digest().to_string(),
        label: set.label.clone().into(),
        files: rows.collect(),
    }
}

/// Which removed file became which created one: by the same content, or by lying in a folder of which another file
/// moved in the same way.
struct Moves<'a>(Vec<(&'a Change, &'a Change)>);

impl<'a> Moves<'a> {
    fn of(changes: &'a [Change]) -> Self {
        let gone = |change: &&Change| change.after.is_none();
        let come = |change: &&Change| change.before.is_none();
        let (mut gone, come): (Vec<_>, Vec<_>) = (
            changes.iter().filter(gone).collect(),
            changes.iter().filter(come).collect(),
        );
        let mut pairs = Vec::new();
        let mut rest = Vec::new();
        for new in come {
            let same = |old: &&Change| {
                old.before == new.after && old.file.file_name() == new.file.file_name()
            };
            match gone.iter().position(same) {
                Some(at) => pairs.push((gone.remove(at), new)),
                None => rest.push(new),
            }
        }
        let folders: Vec<_> = pairs.iter().map(|(old, new)| folders(old, new)).collect();
        for new in rest {
            let moved = |old: &&Change| {
                folders.iter().any(|(from, to)| {
                    let inside = old.file.below(from);
                    inside.is_some() && inside == new.file.below(to)
                })
            };
            if let Some(at) = gone.iter().position(moved) {
                pairs.push((gone.remove(at), new));
            }
        }
        Self(pairs)
    }

    /// The row of `change`; none for the old name of a file that moves.
    fn row(&self, session: &Session, change: &Change) -> Option<FileChange> {
        let from = |old: &Change| Some(file_ref(session, &old.file));
        let (kind, from, before) = match (&change.before, &change.after) {
            (None, _) => match self.0.iter().find(|(_, new)| *new == change) {
                Some((old, _)) => (ChangeKind::Moved, from(old), &old.before),
                None => (ChangeKind::Created, None, &None),
            },
            (_, None) if self.0.iter().any(|(old, _)| *old == change) => return None,
            (before, None) => (ChangeKind::Removed, None, before),
            (before, Some(_)) => (ChangeKind::Changed, None, before),
        };
        let difference =
            (*before != change.after).then(|| content_difference(before, &change.after));
        Some(FileChange {
            file: file_ref(session, &change.file),
            change: kind,
            from,
            difference: difference.flatten(),
        })
    }
}

/// The folders that differ between the old and the new place of a file.
fn folders<'a>(old: &'a Change, new: &'a Change) -> (&'a str, &'a str) {
    let (old, new) = (old.file.as_str(), new.file.as_str());
    let parts = old.rsplit('/').zip(new.rsplit('/'));
    let same: usize = parts
        .take_while(|(a, b)| a == b)
        .map(|(a, _)| a.len() + 1)
        .sum();
    let before = |path: &'a str| &path[..path.len().saturating_sub(same)];
    (before(old), before(new))
}

/// From one content to another; `None` where one of them is no text.
pub fn content_difference(before: &Content, after: &Content) -> Option<Vec<Segment>> {
    let text = |content: &'_ Content| {
        let bytes = content.clone().unwrap_or_default();
        String::from_utf8(bytes).ok()
    };
    Some(segments(&text(before)?, &text(after)?))
}

/// From one text to another.
pub fn segments(before: &str, after: &str) -> Vec<Segment> {
    let segment = |segment: difference::Segment| Segment {
        kind: match segment.kind {
            difference::SegmentKind::Same => SegmentKind::Same,
            difference::SegmentKind::Removed => SegmentKind::Removed,
            difference::SegmentKind::Added => SegmentKind::Added,
        },
        text: segment.text,
        hunk: segment.hunk,
    };
    difference(before, after).into_iter().map(segment).collect()
}

/// A step as callers see it.
pub fn step_row(session: &Session, row: Row) -> StepRow {
    let file = |row: RowFile| StepFile {
        file: file_ref(session, &row.file),
        change: match row.change {
            history::FileChange::Created => ChangeKind::Created,
            history::FileChange::Removed => ChangeKind::Removed,
            history::FileChange::Changed => ChangeKind::Changed,
        },
    };
    StepRow {
        step: row.step.0,
        turn: match row.kind {
            Kind::Change | Kind::Save => None,
            Kind::Undo => Some(StepTurn::Undo),
            Kind::Redo => Some(StepTurn::Redo),
        },
        label: row.label.into(),
        at: row.at,
        origin: match row.origin {
            Origin::Here => StepOrigin::Here,
            Origin::Outside => StepOrigin::Outside,
            Origin::CommandLine => StepOrigin::CommandLine,
        },
        state: match row.state {
            // Its files may not be written yet; they will be before anything else is.
            history::StepState::Pending | history::StepState::Done => StepState::Done,
            history::StepState::Undone => StepState::Undone,
            history::StepState::Abandoned => StepState::Abandoned,
        },
        files: row.files.into_iter().map(file).collect(),
    }
}

impl From<Label> for StepLabel {
    fn from(label: Label) -> Self {
        Self {
            code: label.code,
            params: label.params,
        }
    }
}

impl From<&Mode> for WritingMode {
    fn from(mode: &Mode) -> Self {
        match mode {
            Mode::Writer => Self::Writer,
            Mode::Reader { holder } => Self::Reader {
                holder: holder.clone().into(),
            },
            Mode::ReadOnly { reason } => Self::ReadOnly {
                reason: reason.clone(),
            },
        }
    }
}

impl From<lock::Holder> for Holder {
    fn from(holder: lock::Holder) -> Self {
        Self {
            program: holder.program,
            process: holder.pid,
            host: holder.host,
            since: holder.since,
        }
    }
}
