//! A folder of masters, read: the masters in slug order and what stands beside them.

use std::sync::Arc;

use super::catalogue::Repository;
use super::file::FileTree;
use super::master::{Master, MasterKind};

/// A workspace.
#[derive(Debug, Clone)]
pub struct Workspace {
    /// Masters and teaching modes, by slug. Shared with the workspaces that were made from this one by an edit.
    pub masters: Vec<Arc<Master>>,
    /// `routing.json` and `skill-catalog.json`.
    pub repository: Repository,
    /// Entries that belong to no master and are looked at all the same (the two files above, what could not be read).
    pub rest: FileTree,
    /// Entries that belong to no master and are not looked at, until an edit makes their folder a master's.
    pub aside: FileTree,
}

impl Workspace {
    /// The master of that slug; a leading `master-` is ignored.
    #[must_use]
    pub fn master(&self, slug: &str) -> Option<&Master> {
        let slug = slug.strip_prefix("master-").unwrap_or(slug);
        self.masters().find(|m| m.slug == slug)
    }

    /// Masters and teaching modes, by slug.
    pub fn masters(&self) -> impl Iterator<Item = &Master> {
        self.masters.iter().map(Arc::as_ref)
    }

    /// The personas.
    pub fn personas(&self) -> impl Iterator<Item = &Master> {
        self.masters().filter(|m| m.kind == MasterKind::Persona)
    }
}
