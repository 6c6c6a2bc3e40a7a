//! Work on many files that takes long: told how far it is, paused, cancelled, and gone on with after the death of the
//! program, so that at most one file is done twice (expectations, Import I8). A job is a folder: its order, and one file for
//! each item that is done. What is done with an item is not known here.

mod control;
#[cfg(test)]
mod tests;

use std::fs::{self, File, TryLockError};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use tempfile::NamedTempFile;

use crate::error::{ApiError, ErrorCode};

pub use control::Control;

const ORDER: &str = "order.json";
const LOCK: &str = "running.lock";
const PREFIX: &str = "job-";

/// What is to be done.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Order<O> {
    /// What is done with the items, and how.
    pub task: O,
    /// The files; those of one item are read together.
    pub items: Vec<Vec<PathBuf>>,
}

/// An order that is kept until it is done.
#[derive(Debug)]
pub struct Job<O> {
    folder: PathBuf,
    /// What is to be done.
    pub order: Order<O>,
    /// Held while the job is in this process's hands; the system frees it when the process dies.
    _lock: File,
}

impl<O: Serialize + DeserializeOwned> Job<O> {
    /// Writes `order` down in a folder of its own below `jobs`.
    ///
    /// # Errors
    /// Where that cannot be written.
    pub fn begin(jobs: &Path, order: Order<O>) -> Result<Self, ApiError> {
        let begin = || {
            fs::create_dir_all(jobs)?;
            let folder = tempfile::Builder::new()
                .prefix(PREFIX)
                .tempdir_in(jobs)?
                .keep();
            let lock = File::create(folder.join(LOCK))?;
            lock.lock()?;
            write(&folder, ORDER, &order)?;
            Ok((folder, lock))
        };
        let (folder, lock) = begin().map_err(|error: io::Error| unwritten(jobs, &error))?;
        Ok(Self {
            folder,
            order,
            _lock: lock,
        })
    }

    /// Jobs that were begun and neither finished nor given up, and that no living process has in hand; the oldest first.
    #[must_use]
    pub fn unfinished(jobs: &Path) -> Vec<Self> {
        let entries = fs::read_dir(jobs).into_iter().flatten().flatten();
        let mut folders: Vec<_> = entries
            .map(|entry| entry.path())
            .filter(|path| path.join(ORDER).is_file())
            .collect();
        let begun = |folder: &PathBuf| fs::metadata(folder.join(ORDER)).and_then(|m| m.modified());
        folders.sort_by_cached_key(|folder| (begun(folder).ok(), folder.clone()));
        folders.into_iter().filter_map(Self::take).collect()
    }

    /// The job in `folder`, unless another process has it in hand.
    fn take(folder: PathBuf) -> Option<Self> {
        let lock = File::create(folder.join(LOCK)).ok()?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock | TryLockError::Error(_)) => return None,
        }
        let order = serde_json::from_slice(&fs::read(folder.join(ORDER)).ok()?).ok()?;
        Some(Self {
            folder,
            order,
            _lock: lock,
        })
    }

    /// Does every item that is not done, in order; what was made of each, those done earlier included. `told` hears the
    /// number of items done so far.
    ///
    /// # Errors
    /// Where it is cancelled (what is done stays done), `work` cannot go on, or its outcome cannot be written down.
    pub fn run<T: Serialize + DeserializeOwned>(
        &self,
        control: &Control,
        mut work: impl FnMut(&[PathBuf]) -> Result<T, ApiError>,
        mut told: impl FnMut(usize),
    ) -> Result<Vec<T>, ApiError> {
        let mut made = Vec::with_capacity(self.order.items.len());
        for (number, item) in self.order.items.iter().enumerate() {
            told(number);
            let name = format!("{number:06}.json");
            let earlier = fs::read(self.folder.join(&name)).ok();
            if let Some(done) = earlier.and_then(|bytes| serde_json::from_slice(&bytes).ok()) {
                made.push(done);
                continue;
            }
            control.may_go_on()?;
            let done = work(item)?;
            write(&self.folder, &name, &done).map_err(|error| unwritten(&self.folder, &error))?;
            made.push(done);
        }
        told(self.order.items.len());
        Ok(made)
    }

    /// Forgets the job: it is finished, or given up.
    ///
    /// # Errors
    /// Where its folder cannot be removed.
    pub fn forget(self) -> Result<(), ApiError> {
        fs::remove_dir_all(&self.folder).map_err(|error| unwritten(&self.folder, &error))
    }
}

/// Writes a file of a job whole: there or not there.
fn write(folder: &Path, name: &str, value: &impl Serialize) -> io::Result<()> {
    let mut file = NamedTempFile::new_in(folder)?;
    file.write_all(&serde_json::to_vec(value)?)?;
    file.persist(folder.join(name))?;
    Ok(())
}

fn unwritten(folder: &Path, error: &io::Error) -> ApiError {
    ApiError::new(ErrorCode::JobUnwritten)
        .with("path", folder.display().to_string())
        .with("reason", error.to_string())
}
