//! The files that stand beside the masters, at the root of a repository (masters.md §1.14).

use super::meta_json::json_object;
use crate::model::{FileTree, RelPath, Repository};

/// The names of the files at the root that are looked at.
pub(super) const ROOT_FILES: [&str; 2] = ["routing.json", "skill-catalog.json"];

/// Reads `routing.json` and `skill-catalog.json` at the root of `tree`.
pub(super) fn repository(tree: &FileTree) -> Repository {
    let [routing, catalog] = ROOT_FILES.map(|name| json_object(tree.get(&RelPath::new(name))));
    Repository { routing, catalog }
}
