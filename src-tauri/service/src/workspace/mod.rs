//! A folder on disk: read as a tree of files, written by one [`Writer`], never through a link, never waiting on a pipe.
//!
//! Opening and checking only read. What is written goes through [`save`] (whole files) in the name of a step of
//! [`history`], while the [`lock`] is held.

pub mod history;
pub mod lock;
mod open;
mod outside;
mod read;
pub mod save;
mod scan;
pub mod watch;
mod writer;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::error::{ApiError, ErrorCode};
use crate::wire::Phase;

pub use open::{folder_name, open};
pub use outside::{Outside, outside};
pub use scan::{MAX_DEPTH, MAX_ENTRIES, MAX_FILE_BYTES, entry_of, read_tree};
pub use writer::{Mode, Opening, Turned, Writer};

/// Stops long work. Clones stop together.
#[derive(Debug, Clone, Default)]
pub struct Cancel(Arc<AtomicBool>);

impl Cancel {
    /// Asks the work to stop.
    pub fn cancel(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether it was asked to stop.
    ///
    /// # Errors
    /// Where it was.
    pub(crate) fn check(&self) -> Result<(), ApiError> {
        if self.0.load(Ordering::Relaxed) {
            return Err(ApiError::new(ErrorCode::Cancelled));
        }
        Ok(())
    }
}

/// Who watches long work: is told how far it is (phase, masters done, masters in all), and may stop it.
pub struct Watch<'a> {
    /// Told of progress, from any thread.
    pub progress: &'a (dyn Fn(Phase, usize, usize) + Sync),
    /// Stops the work.
    pub cancel: &'a Cancel,
}
