//! The files that stand beside the masters of a repository (masters.md §1.14).

use super::meta_json::json_object;
use crate::model::{Entry, RelPath, Repository};

/// Their names.
pub(super) const NAMES: [&str; 2] = ["routing.json", "skill-catalog.json"];

/// Folders that may hold masters: the opened one, and those of a repository.
pub(super) const CONTAINERS: [&str; 3] = ["", "prebuilt", "masters"];

/// Reads `routing.json` and `skill-catalog.json`, each in the first of the folders that has it.
pub(super) fn repository<'a>(get: impl Fn(&RelPath) -> Option<&'a Entry>) -> Repository {
    let entry = |name| {
        let mut paths = CONTAINERS
            .iter()
            .map(|f| RelPath::new(&format!("{f}/{name}")));
        paths.find_map(|path| get(&path))
    };
    let [routing, catalog] = NAMES.map(|name| json_object(entry(name)));
    Repository { routing, catalog }
}
