//! Looks a folder through and compares with how it was before, for where the system cannot watch.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::is_watched;
use crate::workspace::MAX_ENTRIES;
use crate::workspace::scan::skipped;

/// How a file stands: its size and when it was written; `None` where there is none.
pub type Look = Option<(u64, Option<SystemTime>)>;

/// Looks at one file. A link is looked at, not what it leads to.
pub fn look(path: &Path) -> Look {
    let meta = path.symlink_metadata().ok()?;
    Some((meta.len(), meta.modified().ok()))
}

/// Every file below a folder, as it stood at one time.
#[derive(Debug, Default)]
pub struct Snapshot(BTreeMap<PathBuf, Look>);

impl Snapshot {
    /// Looks the folder at `root` through.
    pub fn of(root: &Path) -> Self {
        let mut files = BTreeMap::new();
        let mut folders = vec![root.to_owned()];
        while let Some(folder) = folders.pop() {
            for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
                let path = entry.path();
                if is_watched(&path) {
                    folders.push(path);
                } else if !skipped(&entry.file_name()) && files.len() < MAX_ENTRIES {
                    files.insert(path.clone(), look(&path));
                }
            }
        }
        Self(files)
    }

    /// The files that differ between the two.
    pub fn differing<'a>(&'a self, other: &'a Self) -> impl Iterator<Item = &'a PathBuf> {
        let changed = self
            .0
            .iter()
            .filter(|(path, look)| other.0.get(*path) != Some(look));
        let gone = other.0.keys().filter(|path| !self.0.contains_key(*path));
        changed.map(|(path, _)| path).chain(gone)
    }
}
