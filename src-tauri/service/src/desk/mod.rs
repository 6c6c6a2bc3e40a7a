//! A folder of masters at work: its session, and the one writer that goes with it. Window and command line make their
//! changes here, so that they cannot disagree.
//!
//! Opening leaves no trace in the folder: the writer, its lock and its history begin with the first write or draft,
//! unless the folder has a history already. Whoever holds a desk holds session and writer together, so no own write is
//! ever taken for another program's.

mod compute;
mod files;
mod masters;
mod outside;
mod shelf;
mod steps;
mod texts;
mod view;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use colophon_core::edit::Digest;

use crate::error::ApiError;
use crate::session::Session;
use crate::wire::{FileRef, How, Trouble};
use crate::workspace::history::{Origin, Stamp};
use crate::workspace::lock::Holder;
use crate::workspace::{Mode, Opening, Watch, Writer};

pub use steps::{Made, Way};
pub use view::change_set_view;

/// Who works at a desk.
#[derive(Debug, Clone)]
pub struct Worker {
    /// The program, as the lock names it.
    pub program: &'static str,
    /// As the history names it.
    pub origin: Origin,
    /// The program's folder for what cannot be kept in a workspace.
    pub state: PathBuf,
}

impl Worker {
    /// The writer of the folder at `root`.
    fn writer(&self, root: &Path, now: u64) -> Result<(Writer, Opening), ApiError> {
        Writer::open(root, &self.state, &self.holder(now))
    }

    fn holder(&self, now: u64) -> Holder {
        Holder::this(self.program, now)
    }

    const fn stamp(&self, now: u64) -> Stamp {
        Stamp {
            origin: self.origin,
            at: now,
        }
    }
}

/// A folder of masters at work.
pub struct Desk {
    worker: Worker,
    session: Arc<Session>,
    /// None as long as nothing was written here, ever.
    writer: Option<Writer>,
    /// What files held that another program changed while there was no history to keep it in.
    replaced: BTreeMap<Digest, Vec<u8>>,
    /// Why the last text could not be written.
    trouble: Option<Trouble>,
    /// What other programs did since somebody asked.
    news: Vec<(FileRef, How)>,
}

impl Desk {
    /// Reads and checks the folder at `root`. Where it has a history, what was begun is completed first, and the lock
    /// is taken where it is free.
    ///
    /// # Errors
    /// Where the folder cannot be read or holds no master, or the work was cancelled.
    pub fn open(
        root: &Path,
        worker: Worker,
        generation: u32,
        watch: &Watch<'_>,
        now: u64,
    ) -> Result<Self, ApiError> {
        let mut writer = None;
        if Writer::was_here(root, &worker.state) {
            writer = Some(worker.writer(root, now)?.0);
        }
        let session = Session::open(root, generation, watch)?;
        if writer.is_none() && !Writer::can_write(root) {
            writer = Some(worker.writer(root, now)?.0);
        }
        Ok(Self::of(worker, session, writer))
    }

    /// The folder at `root` to be looked at: nothing is written in it, whatever is asked.
    ///
    /// # Errors
    /// Where the folder or its history cannot be read, or the folder holds no master.
    pub fn look_only(root: &Path, worker: Worker, watch: &Watch<'_>) -> Result<Self, ApiError> {
        let session = Session::open(root, 1, watch)?;
        let writer = Writer::look(root, &worker.state)?;
        Ok(Self::of(worker, session, Some(writer)))
    }

    fn of(worker: Worker, session: Session, writer: Option<Writer>) -> Self {
        Self {
            worker,
            session: Arc::new(session),
            writer,
            replaced: BTreeMap::new(),
            trouble: None,
            news: Vec::new(),
        }
    }

    /// What is read and found.
    #[must_use]
    pub fn session(&self) -> &Arc<Session> {
        &self.session
    }

    /// Whether anything can be written; until somebody tries, it is thought so.
    #[must_use]
    pub fn mode(&self) -> &Mode {
        self.writer.as_ref().map_or(&Mode::Writer, Writer::mode)
    }

    /// What [`crate::wire::WritingView`] depends on besides the steps.
    #[must_use]
    pub fn standing(&self) -> (Mode, Option<Trouble>) {
        (self.mode().clone(), self.trouble.clone())
    }

    /// What other programs did to files since this was asked last.
    pub fn take_news(&mut self) -> Vec<(FileRef, How)> {
        std::mem::take(&mut self.news)
    }

    /// The writer. From now on the folder has a history.
    fn writer(&mut self, now: u64) -> Result<&mut Writer, ApiError> {
        if self.writer.is_none() {
            let (writer, found) = self.worker.writer(&self.session.root, now)?;
            self.writer = Some(writer);
            if found != Opening::default() {
                self.look_again(now)?;
            }
        }
        let writer = self.writer.as_mut();
        writer.ok_or_else(|| ApiError::new(crate::error::ErrorCode::NoWorkspace))
    }

    /// Tries again to become the one that writes.
    ///
    /// # Errors
    /// Where the folder can no longer be opened.
    pub fn take_over(&mut self, now: u64) -> Result<(), ApiError> {
        let holder = self.worker.holder(now);
        let changed = match &mut self.writer {
            Some(writer) => writer.take_over(&holder)?.is_some(),
            None => false,
        };
        if changed {
            self.look_again(now)?;
        }
        Ok(())
    }
}
