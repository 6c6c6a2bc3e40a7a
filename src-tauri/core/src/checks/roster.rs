//! Who there is in a workspace: by the catalog where there is one, else by the folders. The list is never part of the
//! program (masters.md §2.5, structure).

use std::collections::BTreeSet;

use crate::model::{Master, MasterKind, Workspace};

/// The slugs of those of `kind`.
#[must_use]
pub fn roster(workspace: &Workspace, kind: MasterKind) -> BTreeSet<&str> {
    if workspace.repository.catalog.read().is_some() {
        let entries = workspace.repository.catalog_entries();
        return entries
            .filter(|entry| entry.kind == Some(catalog_kind(kind)))
            .filter_map(|entry| entry.name.map(slug))
            .collect();
    }
    let masters = workspace.masters().filter(|m| m.kind == kind);
    masters.map(|m| m.slug.as_str()).collect()
}

/// The word of the catalog for a kind of folder.
#[must_use]
pub const fn catalog_kind(kind: MasterKind) -> &'static str {
    match kind {
        MasterKind::Persona => "persona",
        MasterKind::TeachingMode => "teaching-mode",
    }
}

/// A name without `master-`: files may use the short or the long one.
#[must_use]
pub fn slug(name: &str) -> &str {
    name.strip_prefix("master-").unwrap_or(name)
}

/// The last part of a master's folder.
#[must_use]
pub fn folder_name(master: &Master) -> &str {
    master.folder.rsplit('/').next().unwrap_or_default()
}
