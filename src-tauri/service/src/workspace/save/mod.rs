//! Writes change sets to files: each file whole, all of a set or none.
//!
//! First every new content is written beside its file, under a name that recovery knows, and synced; this is where a
//! full disk shows, and nothing was touched yet. Then the new files take the places of the old ones, then files are
//! removed, then the folders are synced. What fails half way is put back.

mod disk;
mod fault;
mod refusal;

use std::collections::BTreeSet;

use colophon_core::edit::Change;
use colophon_core::model::RelPath;

use crate::error::ApiError;

pub use disk::{Disk, Files, Refused};
#[cfg(debug_assertions)]
pub use fault::{POINTS, Point};
pub(crate) use fault::{moment, point};
pub(crate) use refusal::{moved_on, refused, system};

/// Why nothing was written.
#[derive(Debug)]
pub struct Unwritten {
    /// What went wrong.
    pub error: ApiError,
    /// Files that could not be put back; empty where everything is as it was.
    pub stuck: Vec<String>,
    /// Folders in which a temporary file may be left.
    pub littered: Vec<String>,
}

/// How the names of temporary files end.
const TEMPORARY: &str = ".tmp";

/// The name under which the `nth` content of a step is written first.
fn temporary(step: u64, nth: usize) -> String {
    format!(".colophon-{step}-{nth}{TEMPORARY}")
}

/// Writes `changes`, in the name of `step`, where every file still is what its change starts from (looked at one by one,
/// as late as can be; [`verify`] looks at all of them before).
///
/// # Errors
/// Where one is not, or the system refuses; every file is then as it was, except those named.
pub fn write(disk: &Disk, step: u64, changes: &[Change]) -> Result<(), Unwritten> {
    let mut made = BTreeSet::new();
    let mut stuck = Vec::new();
    let staged = (0..changes.len())
        .try_for_each(|nth| stage_one(disk, step, nth, &changes[nth], changes, &mut made));
    let put = staged.and_then(|()| {
        moment("staged");
        let mut written = Vec::new();
        let put = put(disk, step, changes, &mut written);
        put.and_then(|()| settle(disk, changes, &made))
            .inspect_err(|_| {
                moment("rolling-back");
                stuck = put_back(disk, step, changes, &written);
            })
    });
    put.map_err(|error| {
        let littered = sweep(disk, step, changes);
        for folder in made.iter().rev() {
            disk.remove_if_empty(folder);
        }
        Unwritten {
            error,
            stuck,
            littered,
        }
    })
}

/// Whether every file is what its change starts from.
///
/// # Errors
/// Naming those that are not.
pub fn verify(disk: &Disk, changes: &[Change]) -> Result<(), ApiError> {
    let mut moved = Vec::new();
    for change in changes {
        let found = disk
            .read(&change.file)
            .map_err(|why| refused(&change.file, why))?;
        if found != change.before {
            moved.push(change.file.as_str());
        }
    }
    if moved.is_empty() {
        Ok(())
    } else {
        Err(moved_on(&moved))
    }
}

/// Removes every temporary file that `step` may have left beside the files of `changes`. Returns the folders in which
/// one may still be.
pub fn sweep(disk: &Disk, step: u64, changes: &[Change]) -> Vec<String> {
    let beside = |change: &Change| disk::above(change.file.as_str()).to_owned();
    let folders: BTreeSet<String> = changes.iter().map(beside).collect();
    let begin = format!(".colophon-{step}-");
    let littered = |folder: &String| !disk.remove_named(folder, &begin, TEMPORARY);
    folders.into_iter().filter(littered).collect()
}

/// Removes every temporary file of any step from `folder`. False where one may be left. To be called with no step under
/// way.
pub fn sweep_folder(disk: &Disk, folder: &str) -> bool {
    disk.remove_named(folder, ".colophon-", TEMPORARY)
}

/// Writes the new content of `change`, one of `changes`, beside its file.
fn stage_one(
    disk: &Disk,
    step: u64,
    nth: usize,
    change: &Change,
    changes: &[Change],
    made: &mut BTreeSet<String>,
) -> Result<(), ApiError> {
    let Some(content) = &change.after else {
        return Ok(());
    };
    // A file that moves keeps its permissions.
    let is_source =
        |other: &&Change| other.after.is_none() && other.before.as_ref() == Some(content);
    let source = changes.iter().find(is_source);
    let like = source.and_then(|source| disk.permissions(&source.file));
    let staged = disk.stage(&change.file, &temporary(step, nth), content, like, made);
    staged.map_err(|why| refused(&change.file, why))
}

/// Puts the new files in place, then removes: what moves is at one place at least at any time.
fn put(
    disk: &Disk,
    step: u64,
    changes: &[Change],
    written: &mut Vec<usize>,
) -> Result<(), ApiError> {
    let (placed, removed): (Vec<_>, Vec<_>) =
        (0..changes.len()).partition(|nth| changes[*nth].after.is_some());
    for nth in placed.into_iter().chain(removed) {
        // Once more, as late as can be: what another program wrote meanwhile is never overwritten unseen.
        verify(disk, &changes[nth..=nth])?;
        written.push(nth);
        put_one(disk, step, nth, &changes[nth])?;
    }
    Ok(())
}

fn put_one(disk: &Disk, step: u64, nth: usize, change: &Change) -> Result<(), ApiError> {
    let put = match change.after {
        Some(_) => disk.place(&change.file, &temporary(step, nth)),
        None => disk.remove(&change.file),
    };
    put.map_err(|why| refused(&change.file, why))
}

/// Does again what comes last: `changes` are made, but the folders that they left empty may still be there.
///
/// # Errors
/// Where the system refuses.
pub fn finish(disk: &Disk, changes: &[Change]) -> Result<(), ApiError> {
    settle(disk, changes, &BTreeSet::new())
}

/// Removes folders left empty and syncs every folder whose entries changed.
fn settle(disk: &Disk, changes: &[Change], made: &BTreeSet<String>) -> Result<(), ApiError> {
    let mut folders: BTreeSet<&str> = made.iter().map(|folder| disk::above(folder)).collect();
    for change in changes {
        folders.insert(disk::above(change.file.as_str()));
        if change.after.is_none() {
            disk.remove_empty(disk::above(change.file.as_str()));
            folders.extend(change.file.folders());
        }
    }
    let sync = |folder: &str| {
        let synced = disk.sync(folder);
        synced.map_err(|why| refused(&RelPath::new(folder), why))
    };
    folders.into_iter().try_for_each(sync)
}

/// Gives the files of `written` their old content again, unless another program wrote them since. Returns those that
/// could not be.
fn put_back(disk: &Disk, step: u64, changes: &[Change], written: &[usize]) -> Vec<String> {
    let backward: Vec<_> = changes.iter().cloned().map(Change::inverse).collect();
    let mut stuck = Vec::new();
    for nth in written.iter().rev() {
        let back = &backward[*nth];
        if disk.read(&back.file).ok().as_ref() == Some(&back.before)
            && put_one_back(disk, step, changes.len() + nth, back, &backward).is_err()
        {
            stuck.push(back.file.as_str().to_owned());
        }
    }
    stuck
}

fn put_one_back(
    disk: &Disk,
    step: u64,
    nth: usize,
    back: &Change,
    backward: &[Change],
) -> Result<(), ApiError> {
    let mut made = BTreeSet::new();
    stage_one(disk, step, nth, back, backward, &mut made)?;
    put_one(disk, step, nth, back)?;
    settle(disk, std::slice::from_ref(back), &made)
}
