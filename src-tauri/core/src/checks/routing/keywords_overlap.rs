//! A keyword that lies within a keyword of another row of the same list, or is the same.

use super::GROUPS;
use super::keywords::{Keyword, keywords, meeting, within};
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{JsonDoc, Severity, Workspace};

/// The check (masters.md §2.1).
pub const CHECK: Check = Check {
    code: "routing/keywords-overlap",
    severity: Severity::Error,
    run: Run::Workspace(run),
    fires: &[Edit::Replace {
        file: "routing.json",
        find: "\"护心\",",
        with: "\"取舍之间\",",
    }],
    silent: &[Edit::Replace {
        file: "routing.json",
        find: "\"护心\",",
        with: "\"护心\",\n        \"护心念\",",
    }],
};

fn run(workspace: &Workspace) -> Vec<Found> {
    let Some(doc) = workspace.repository.routing.read() else {
        return Vec::new();
    };
    GROUPS
        .iter()
        .flat_map(|group| overlaps(doc, group))
        .collect()
}

/// The same keyword in two rows is one fault, at the later of them.
fn overlaps(doc: &JsonDoc, group: &str) -> Vec<Found> {
    let keywords = keywords(doc, group);
    within(&keywords, &keywords)
        .into_iter()
        .filter(|(outer, inner)| outer.words != inner.words || is_later(doc, outer, inner))
        .map(|(outer, inner)| meeting(doc, outer, inner))
        .collect()
}

fn is_later(doc: &JsonDoc, a: &Keyword, b: &Keyword) -> bool {
    doc.root.nearest_span(&a.pointer) > doc.root.nearest_span(&b.pointer)
}
