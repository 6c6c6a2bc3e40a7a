//! A folder in which an operation is about to be done, as often as needed, and what it comes to undisturbed.

use std::io;
use std::path::{Path, PathBuf};

use tempfile::TempDir;

use crate::folder::{Contents, contents, copy};
use crate::operations::Operation;
use crate::program::{colophon, run, succeeded};
use crate::repository;

/// The folder before the operation, and its contents before and after.
pub struct Stage {
    /// The operation.
    pub operation: &'static Operation,
    /// Contents before.
    pub before: Contents,
    /// Contents after.
    pub after: Contents,
    room: TempDir,
}

impl Stage {
    /// Copies the sample masters, does what comes before `operation`, and does it once on another copy.
    ///
    /// # Errors
    /// Where something of this fails, or the operation changes nothing.
    pub fn new(operation: &'static Operation) -> Result<Self, String> {
        let fails = |error: io::Error| format!("{}: {error}", operation.name);
        let room = TempDir::new().map_err(fails)?;
        let folder = room.path().join("start");
        copy(&repository().join("masters"), &folder).map_err(fails)?;
        for command in operation.before {
            succeeds(command, &folder)?;
        }
        let before = contents(&folder).map_err(fails)?;
        let done = room.path().join("done");
        copy(&folder, &done).map_err(fails)?;
        succeeds(operation.command, &done)?;
        let after = contents(&done).map_err(fails)?;
        if before == after {
            return Err(format!("{} changes nothing", operation.name));
        }
        Ok(Self {
            operation,
            before,
            after,
            room,
        })
    }

    /// A fresh copy of the folder before the operation, at `place`.
    ///
    /// # Errors
    /// Where it cannot be copied.
    pub fn set(&self, place: &Path) -> io::Result<()> {
        copy(&self.room.path().join("start"), place)
    }

    /// A fresh copy of the folder before the operation, in a place of its own.
    ///
    /// # Errors
    /// Where it cannot be copied.
    pub fn fresh(&self) -> io::Result<Set> {
        let place = TempDir::new_in(self.room.path())?;
        let folder = place.path().join("masters");
        self.set(&folder)?;
        Ok(Set {
            folder,
            _place: place,
        })
    }
}

/// A copy that is gone when it is dropped.
pub struct Set {
    /// The folder.
    pub folder: PathBuf,
    _place: TempDir,
}

/// Runs a command that has to succeed.
///
/// # Errors
/// Where it does not.
pub fn succeeds(command: &[&str], folder: &Path) -> Result<(), String> {
    let ended = run(&mut colophon(command, folder)).map_err(|error| error.to_string())?;
    if succeeded(&ended) {
        return Ok(());
    }
    Err(format!(
        "colophon {} ended with {ended:?}",
        command.join(" ")
    ))
}
