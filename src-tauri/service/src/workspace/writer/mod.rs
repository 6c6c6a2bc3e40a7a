//! The one that writes in a workspace: applies change sets as steps, takes them back, keeps what is typed.
//!
//! A step is written down, its files are written, and it is marked as done, so that a death at any moment leaves it
//! either not begun or to be completed when the workspace is opened next. Whoever uses a writer holds one lock over it
//! and over the session it goes with, so that no own write is ever taken for another program's.

mod home;
mod recover;
mod turn;

use std::path::{Path, PathBuf};

use colophon_core::edit::{Change, ChangeSet, Digest, Label};
use colophon_core::model::RelPath;

use super::history::{Draft, History, Kind, NewStep, Revision, Row, Stamp, StepId, Turn};
use super::lock::{Holder, Lock};
use super::save::{self, Disk, Unwritten};
use crate::error::{ApiError, ErrorCode};

pub use turn::Turned;

/// What may be done in the workspace.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Mode {
    /// Everything.
    Writer,
    /// Looking, since another program writes.
    Reader {
        /// Which.
        holder: Holder,
    },
    /// Looking and typing, since the folder cannot be written; what is typed is kept as drafts.
    ReadOnly {
        /// Why.
        reason: ApiError,
    },
}

/// What was found and done when a workspace was opened. Where a step was completed or another program's change was
/// written down, files are not what they were when the person saw them last.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Opening {
    /// Steps that were completed because the program had died in them.
    pub completed: Vec<StepId>,
    /// What other programs changed while the workspace was closed.
    pub outside: Option<StepId>,
    /// The new place of a history that was damaged or not ours.
    pub set_aside: Option<PathBuf>,
}

/// The writer of one workspace.
#[derive(Debug)]
pub struct Writer {
    root: PathBuf,
    state: PathBuf,
    disk: Disk,
    history: History,
    mode: Mode,
    /// Whether drafts outlive the window.
    keeps_drafts: bool,
    /// A step that was not made and could not be struck out yet.
    unmade: Option<StepId>,
    /// Held as long as the writer lives.
    _lock: Option<Lock>,
}

impl Writer {
    /// Opens the workspace at `root` for writing, as `holder`. `state` is the program's folder for what cannot be kept
    /// in the workspace. To be called once the folder proved to be one of masters, since it makes `.colophon` there.
    ///
    /// # Errors
    /// Where the folder itself cannot be opened. Everything else that is in the way is said by [`Self::mode`].
    pub fn open(root: &Path, state: &Path, holder: &Holder) -> Result<(Self, Opening), ApiError> {
        let (root, disk) = folder(root)?;
        let home = home::find(&root, state, holder)?;
        let mut writer = Self {
            root,
            state: state.to_owned(),
            disk,
            history: home.history,
            mode: home.mode,
            keeps_drafts: home.keeps_drafts,
            unmade: None,
            _lock: home.lock,
        };
        let mut opening = Opening {
            set_aside: home.set_aside,
            ..Opening::default()
        };
        if writer.mode == Mode::Writer
            && let Err(reason) = writer.catch_up(holder.since, &mut opening)
        {
            writer.mode = Mode::ReadOnly { reason };
        }
        Ok((writer, opening))
    }

    /// The workspace at `root` to be looked at: nothing is written, not even who looks.
    ///
    /// # Errors
    /// Where the folder cannot be opened, or its history cannot be read.
    pub fn look(root: &Path, state: &Path) -> Result<Self, ApiError> {
        let (root, disk) = folder(root)?;
        Ok(Self {
            history: home::look(&root, state)?,
            root,
            state: state.to_owned(),
            disk,
            mode: Mode::Reader {
                holder: Holder::default(),
            },
            keeps_drafts: false,
            unmade: None,
            _lock: None,
        })
    }

    /// Whether the workspace at `root` has a history, in itself or in `state`.
    #[must_use]
    pub fn was_here(root: &Path, state: &Path) -> bool {
        home::is_there(root, state)
    }

    /// Whether a history can be begun in the folder at `root`, as far as its permissions and its disk tell.
    #[must_use]
    pub fn can_write(root: &Path) -> bool {
        home::can_write(root)
    }

    /// Tries again to become the one that writes, where it is not. `None` where nothing changed.
    ///
    /// # Errors
    /// Where the folder can no longer be opened.
    pub fn take_over(&mut self, holder: &Holder) -> Result<Option<Opening>, ApiError> {
        if self.mode == Mode::Writer {
            return Ok(None);
        }
        let (root, state) = (self.root.clone(), self.state.clone());
        // Whoever reads only may hold the lock of the state folder, or even that of the workspace.
        self._lock = None;
        let (writer, opening) = Self::open(&root, &state, holder)?;
        let changed = writer.mode != self.mode;
        *self = writer;
        Ok(changed.then_some(opening))
    }

    /// What may be done.
    #[must_use]
    pub const fn mode(&self) -> &Mode {
        &self.mode
    }

    /// Makes the changes of `set`, as one step. `None` where there are none.
    ///
    /// # Errors
    /// Where a file is no longer what its change starts from, or it could not be written; nothing is changed then.
    pub fn apply(&mut self, set: &ChangeSet, stamp: Stamp) -> Result<Option<StepId>, ApiError> {
        self.make_set(Kind::Change, set, stamp)
    }

    /// The same for what was typed: the drafts of the files of `set` are settled by it. Where it cannot be written it is
    /// kept as drafts.
    ///
    /// # Errors
    /// Those of [`Self::apply`]; where not even a draft could be kept, that.
    pub fn save(&mut self, set: &ChangeSet, stamp: Stamp) -> Result<Option<StepId>, ApiError> {
        let saved = self.make_set(Kind::Save, set, stamp);
        if saved.is_err() && !matches!(self.mode, Mode::Reader { .. }) {
            for change in set.changes() {
                let base = change.before.as_deref().map(Digest::of);
                let text = change
                    .after
                    .as_deref()
                    .and_then(|bytes| std::str::from_utf8(bytes).ok());
                if let Some(text) = text {
                    self.keep_draft(&change.file, base, text, stamp.at)?;
                }
            }
        }
        saved
    }

    fn make_set(
        &mut self,
        kind: Kind,
        set: &ChangeSet,
        stamp: Stamp,
    ) -> Result<Option<StepId>, ApiError> {
        self.ready()?;
        if set.is_empty() {
            return Ok(None);
        }
        let step = NewStep {
            kind,
            target: None,
            label: &set.label,
            changes: set.changes(),
            stamp,
        };
        self.make(&step).map(Some)
    }

    /// Writes down what another program did to files: their content as it was known, and as it is.
    ///
    /// # Errors
    /// Where the history cannot be written, or another program keeps it.
    pub fn record_outside(
        &mut self,
        changes: Vec<Change>,
        at: u64,
    ) -> Result<Option<StepId>, ApiError> {
        self.ready()?;
        let set = ChangeSet::new(Label::new("outside"), changes);
        if set.is_empty() {
            return Ok(None);
        }
        self.history
            .outside(&set.label, set.changes(), at)
            .map(Some)
    }

    /// What undo would take back.
    ///
    /// # Errors
    /// Where the history cannot be read.
    pub fn next_undo(&self) -> Result<Option<Turn>, ApiError> {
        self.history.next_undo()
    }

    /// What redo would make again.
    ///
    /// # Errors
    /// Where the history cannot be read.
    pub fn next_redo(&self) -> Result<Option<Turn>, ApiError> {
        self.history.next_redo()
    }

    /// The `count` last steps before `before` (all where `None`), of one file or of all, the latest first.
    ///
    /// # Errors
    /// Where the history cannot be read.
    pub fn history(
        &self,
        file: Option<&RelPath>,
        before: Option<StepId>,
        count: usize,
    ) -> Result<Vec<Row>, ApiError> {
        self.history.rows(file, before, count)
    }

    /// What `file` was before and after `step`; `None` is no file.
    ///
    /// # Errors
    /// Where the step is unknown or did not change that file.
    pub fn revision(&self, step: StepId, file: &RelPath) -> Result<Revision, ApiError> {
        self.history.revision(step, file)
    }

    /// The changes that lead back to how every file was when `step` was done; not made yet.
    ///
    /// # Errors
    /// Where the step is unknown or a file cannot be read.
    pub fn back_to(&self, step: StepId) -> Result<Vec<Change>, ApiError> {
        let then = self.history.as_of(step)?.into_iter();
        then.map(|(file, after)| {
            let before = self
                .disk
                .read(&file)
                .map_err(|why| save::refused(&file, why))?;
            Ok(Change {
                file,
                before,
                after,
            })
        })
        .collect()
    }

    /// What the file holds now; `None` where there is none.
    ///
    /// # Errors
    /// Where what stands there is no file, or the system refuses.
    pub fn read(&self, file: &RelPath) -> Result<Option<Vec<u8>>, ApiError> {
        self.disk.read(file).map_err(|why| save::refused(file, why))
    }

    /// Keeps `text` for `file`, typed over the content of digest `base` (`None`: no file).
    ///
    /// # Errors
    /// Where it cannot be kept: it is in the window only.
    pub fn keep_draft(
        &mut self,
        file: &RelPath,
        base: Option<Digest>,
        text: &str,
        at: u64,
    ) -> Result<(), ApiError> {
        let draft = Draft {
            file: file.clone(),
            base,
            text: text.to_owned(),
            at,
        };
        let kept = match &self.mode {
            Mode::Reader { holder } => Err(locked(holder)),
            Mode::ReadOnly { reason } if !self.keeps_drafts => Err(reason.clone()),
            _ => self.history.keep_draft(&draft),
        };
        kept.map_err(|why| {
            ApiError::new(ErrorCode::DraftUnkept)
                .with("file", file.as_str())
                .with("reason", why.to_string())
        })
    }

    /// Keeps a content that a text is typed into, so that it can be merged with what another program writes.
    ///
    /// # Errors
    /// Where the history cannot be written.
    pub fn keep_content(&mut self, bytes: &[u8]) -> Result<(), ApiError> {
        match &self.mode {
            Mode::Reader { holder } => Err(locked(holder)),
            Mode::ReadOnly { .. } | Mode::Writer => self.history.keep_content(bytes),
        }
    }

    /// The content of that digest, where the history has it.
    ///
    /// # Errors
    /// Where the history cannot be read.
    pub fn content(&self, digest: Digest) -> Result<Option<Vec<u8>>, ApiError> {
        self.history.content_of(digest)
    }

    /// The draft of `file`.
    ///
    /// # Errors
    /// Where the history cannot be read.
    pub fn draft(&self, file: &RelPath) -> Result<Option<Draft>, ApiError> {
        self.history.draft(file)
    }

    /// Every draft, in path order.
    ///
    /// # Errors
    /// Where the history cannot be read.
    pub fn drafts(&self) -> Result<Vec<Draft>, ApiError> {
        self.history.drafts()
    }

    /// Drops the draft of `file`, where there is one.
    ///
    /// # Errors
    /// Where the history cannot be written, or another program keeps it.
    pub fn drop_draft(&mut self, file: &RelPath) -> Result<(), ApiError> {
        if let Mode::Reader { holder } = &self.mode {
            return Err(locked(holder));
        }
        self.history.drop_draft(file)
    }

    /// Makes `step`: writes it down, writes its files, marks it as done.
    fn make(&mut self, step: &NewStep<'_>) -> Result<StepId, ApiError> {
        save::verify(&self.disk, step.changes)?;
        let id = self.history.begin(step)?;
        match save::write(&self.disk, id.0, step.changes) {
            Ok(()) => {
                // The files are written. Should the mark fail, the step is found pending and completed.
                let _ = self.history.finish(id);
                Ok(id)
            }
            Err(unwritten) => Err(self.unmake(id, unwritten)),
        }
    }

    /// Strikes out a step that was not made. Where its files are stuck half way, it stays pending.
    fn unmake(&mut self, id: StepId, unwritten: Unwritten) -> ApiError {
        // Where this cannot be noted, a hidden file is left, no more.
        let _ = self.history.note_litter(&unwritten.littered);
        if !unwritten.stuck.is_empty() {
            return ApiError::new(ErrorCode::HalfWritten)
                .with("files", unwritten.stuck.join(", "))
                .with("reason", unwritten.error.to_string());
        }
        if self.history.discard(id).is_err() {
            self.unmade = Some(id);
        }
        unwritten.error
    }

    /// Whether this one may write, with no step of before left open.
    fn ready(&mut self) -> Result<(), ApiError> {
        match &self.mode {
            Mode::Writer => {}
            Mode::Reader { holder } => return Err(locked(holder)),
            Mode::ReadOnly { reason } => return Err(reason.clone()),
        }
        if let Some(unmade) = self.unmade {
            self.history.discard(unmade)?;
            self.unmade = None;
        }
        self.complete().map(drop)
    }
}

/// The folder at `root`, as the system names it, and its files.
fn folder(root: &Path) -> Result<(PathBuf, Disk), ApiError> {
    let unreadable = |error: std::io::Error| {
        ApiError::new(ErrorCode::FolderUnreadable)
            .with("path", root.display().to_string())
            .with("reason", error.to_string())
    };
    let root = root.canonicalize().map_err(unreadable)?;
    let disk = Disk::open(&root).map_err(unreadable)?;
    Ok((root, disk))
}

/// Another program writes here.
fn locked(holder: &Holder) -> ApiError {
    ApiError::new(ErrorCode::WorkspaceLocked)
        .with("program", &holder.program)
        .with("pid", holder.pid.to_string())
        .with("host", &holder.host)
        .with("since", holder.since.to_string())
}
