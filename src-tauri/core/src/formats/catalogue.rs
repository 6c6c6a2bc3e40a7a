//! The files that stand beside the masters of a repository (masters.md §1.14).

use super::meta_json::json_object;
use crate::model::{FileTree, RelPath, Repository};

/// Their names.
pub(super) const NAMES: [&str; 2] = ["routing.json", "skill-catalog.json"];

/// Reads `routing.json` and `skill-catalog.json`, each in the first of `folders` that has it.
pub(super) fn repository(tree: &FileTree, folders: &[&str]) -> Repository {
    let entry = |name| {
        let mut paths = folders.iter().map(|f| RelPath::new(&format!("{f}/{name}")));
        paths.find_map(|path| tree.get(&path))
    };
    let [routing, catalog] = NAMES.map(|name| json_object(entry(name)));
    Repository { routing, catalog }
}
