//! An entry of a kind that no tool knows.

use crate::checks::beside::words;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Place, Severity, Workspace};

/// The check (masters.md §1.14).
pub const CHECK: Check = Check {
    code: "catalog/unknown-kind",
    severity: Severity::Error,
    run: Run::Workspace(run),
    fires: &[Edit::Replace {
        file: "skill-catalog.json",
        find: "\"kind\": \"teaching-mode\"",
        with: "\"kind\": \"mode\"",
    }],
    silent: &[Edit::Replace {
        file: "skill-catalog.json",
        find: "\"kind\": \"teaching-mode\"",
        with: "\"kind\":  \"teaching-mode\"",
    }],
};

const KINDS: [&str; 3] = ["persona", "teaching-mode", "generator"];

fn run(workspace: &Workspace) -> Vec<Found> {
    let Some(doc) = workspace.repository.catalog.read() else {
        return Vec::new();
    };
    words(doc, "/skills/*/kind")
        .into_iter()
        .filter(|(_, kind)| !kind.trim().is_empty() && !KINDS.contains(kind))
        .map(|(pointer, kind)| Found::at(Place::json(doc, pointer)).with("kind", kind))
        .collect()
}
