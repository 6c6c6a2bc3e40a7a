//! What other programs did: read again, written down as a step, and told.

use std::collections::BTreeSet;
use std::sync::Arc;

use colophon_core::edit::{Change, Digest};
use colophon_core::model::RelPath;

use super::Desk;
use super::files::file_ref;
use crate::error::ApiError;
use crate::session::Session;
use crate::wire::How;
use crate::workspace::watch::Changed;
use crate::workspace::{Cancel, Mode, Outside, Watch, outside};

impl Desk {
    /// Reads again what another program may have changed. Whether it had.
    ///
    /// # Errors
    /// Where the folder cannot be read.
    pub fn look(&mut self, changed: &Changed, now: u64) -> Result<bool, ApiError> {
        if self.writer.is_none() && super::Writer::was_here(&self.session.root, &self.worker.state)
        {
            // Another window has begun to write here.
            self.writer = Some(self.worker.writer(&self.session.root, now)?.0);
        }
        let found = outside(&self.session.root, &self.session.workspace, changed)?;
        if found == Outside::default() {
            return Ok(false);
        }
        self.keep(&found.changes, now);
        let session = if found.unreadable.is_empty() {
            self.session.with(&found.changes)
        } else {
            self.read_again()?
        };
        let changed = found.changes.iter().map(|change| &change.file);
        let files: BTreeSet<_> = changed.chain(&found.unreadable).collect();
        let named = files
            .into_iter()
            .map(|path| (file_ref(&session, path), How::Reloaded));
        self.news.extend(named);
        self.session = Arc::new(session);
        Ok(true)
    }

    /// The same for every file.
    pub(super) fn look_again(&mut self, now: u64) -> Result<bool, ApiError> {
        self.look(&Changed::Anything, now)
    }

    /// The same for these files, before they are written.
    pub(super) fn look_at<'a>(
        &mut self,
        files: impl IntoIterator<Item = &'a RelPath>,
        now: u64,
    ) -> Result<bool, ApiError> {
        let files = files.into_iter().cloned().collect();
        self.look(&Changed::Paths(files), now)
    }

    /// Reads the whole folder again, whatever changed in it.
    ///
    /// # Errors
    /// Where it cannot be read or holds no master any more, or the work was cancelled.
    pub fn reload(&mut self, watch: &Watch<'_>, now: u64) -> Result<(), ApiError> {
        let found = outside(
            &self.session.root,
            &self.session.workspace,
            &Changed::Anything,
        )?;
        let session = Session::open(&self.session.root, self.session.generation + 1, watch)?;
        self.keep(&found.changes, now);
        self.session = Arc::new(session);
        Ok(())
    }

    fn read_again(&self) -> Result<Session, ApiError> {
        let watch = Watch {
            progress: &|_, _, _| {},
            cancel: &Cancel::default(),
        };
        Session::open(&self.session.root, self.session.generation + 1, &watch)
    }

    /// Keeps what files held: as a step, or in memory as long as there is no history.
    fn keep(&mut self, changes: &[Change], now: u64) {
        match &mut self.writer {
            Some(writer) if *writer.mode() == Mode::Writer => {
                if let Err(error) = writer.record_outside(changes.to_vec(), now) {
                    self.note_trouble(&error);
                }
            }
            Some(_) => {}
            None => {
                let before = changes.iter().filter_map(|change| change.before.clone());
                self.replaced
                    .extend(before.map(|bytes| (Digest::of(&bytes), bytes)));
            }
        }
    }
}
