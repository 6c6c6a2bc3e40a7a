//! Names in `routing.json` that nobody in the workspace bears.

use crate::checks::Found;
use crate::checks::beside::words;
use crate::checks::roster::{roster, slug};
use crate::model::{MasterKind, Place, Workspace};

/// The names under `patterns` that are not among those of `kind`. Parameter: `name`. Blank names count as missing.
pub fn unknown(workspace: &Workspace, kind: MasterKind, patterns: &[&str]) -> Vec<Found> {
    let Some(doc) = workspace.repository.routing.read() else {
        return Vec::new();
    };
    let known = roster(workspace, kind);
    let names = patterns.iter().flat_map(|pattern| words(doc, pattern));
    names
        .filter(|(_, name)| !name.trim().is_empty() && !known.contains(slug(name)))
        .map(|(pointer, name)| Found::at(Place::json(doc, pointer)).with("name", name))
        .collect()
}
