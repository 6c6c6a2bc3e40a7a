//! What other programs did to the files of a workspace since it was read.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use colophon_core::edit::Change;
use colophon_core::formats::load_opened;
use colophon_core::model::{Entry, RelPath, Workspace};

use super::save::Disk;
use super::watch::Changed;
use super::{Cancel, Watch, read_tree};
use crate::error::ApiError;

/// What was found to be different.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Outside {
    /// Texts: as they were read, and as they are. In path order.
    pub changes: Vec<Change>,
    /// Files that were or are something that is not read as text. In path order.
    pub unreadable: Vec<RelPath>,
}

/// Compares the folder at `root` with `workspace`, which was read from it: all of it, or what may be `changed`. Own
/// writes are found only where they were not put into `workspace` yet: whoever asks holds the lock under which both are
/// done.
///
/// # Errors
/// Where the folder cannot be read.
pub fn outside(root: &Path, workspace: &Workspace, changed: &Changed) -> Result<Outside, ApiError> {
    let known = entries(workspace);
    if let Changed::Paths(paths) = changed
        && let Some(changes) = texts_again(root, &known, paths)
    {
        return Ok(Outside {
            changes,
            unreadable: Vec::new(),
        });
    }
    let watch = Watch {
        progress: &|_, _, _| {},
        cancel: &Cancel::default(),
    };
    let found_now = load_opened(read_tree(root, &watch)?, "");
    let now = entries(&found_now);
    let (closed, closed_now) = (unread(workspace), unread(&found_now));
    let paths: BTreeSet<&RelPath> = known.keys().chain(now.keys()).copied().collect();
    let mut found = Outside::default();
    for path in paths {
        match (
            content(&known, &closed, path),
            content(&now, &closed_now, path),
        ) {
            (Some(before), Some(after)) if before == after => {}
            (Some(before), Some(after)) => found.changes.push(Change {
                file: path.clone(),
                before,
                after,
            }),
            (None, None)
                if known.get(path).map(|e| e.unreadable())
                    == now.get(path).map(|e| e.unreadable()) => {}
            _ => found.unreadable.push(path.clone()),
        }
    }
    Ok(found)
}

type Entries<'a> = BTreeMap<&'a RelPath, &'a Entry>;

fn entries(workspace: &Workspace) -> Entries<'_> {
    let masters = workspace.masters.iter().flat_map(|master| &master.files);
    masters.chain(&workspace.rest).collect()
}

/// The bytes of what was read at `path`, `Some(None)` where there is nothing, `None` where it could not be read: what lies
/// in a folder that could not be read is not absent.
#[allow(clippy::option_option)]
fn content(
    entries: &Entries<'_>,
    unread: &BTreeSet<&str>,
    path: &RelPath,
) -> Option<Option<Vec<u8>>> {
    match entries.get(path) {
        Some(entry) => entry
            .read()
            .map(|file| Some(file.text.clone().into_bytes())),
        None if path.folders().any(|folder| unread.contains(folder)) => None,
        None => Some(None),
    }
}

/// Everything in `workspace` that could not be read, folders among them.
fn unread(workspace: &Workspace) -> BTreeSet<&str> {
    let masters = workspace.masters.iter().map(|master| &master.files);
    let all = masters.chain([&workspace.rest, &workspace.aside]).flatten();
    let unread = all.filter(|(_, entry)| entry.read().is_none());
    unread.map(|(path, _)| path.as_str()).collect()
}

/// The changes of `paths`, where all of them were texts and are texts or gone. That is how it mostly is, and much less
/// is read then.
fn texts_again(root: &Path, known: &Entries<'_>, paths: &BTreeSet<RelPath>) -> Option<Vec<Change>> {
    let disk = Disk::open(root).ok()?;
    let mut changes = Vec::new();
    for path in paths {
        let before = known.get(path)?.read()?.text.as_bytes();
        let after = disk.read(path).ok()?;
        let is_text = after
            .as_deref()
            .is_none_or(|bytes| std::str::from_utf8(bytes).is_ok());
        if !is_text {
            return None;
        }
        if after.as_deref() != Some(before) {
            changes.push(Change {
                file: path.clone(),
                before: Some(before.to_vec()),
                after,
            });
        }
    }
    Some(changes)
}
