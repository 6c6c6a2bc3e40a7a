//! An entry whose folder is not there.

use std::collections::BTreeSet;

use super::last_part;
use crate::checks::roster::folder_name;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Place, Severity, Workspace};

/// The check (masters.md §2.1).
pub const CHECK: Check = Check {
    code: "catalog/entry-without-folder",
    severity: Severity::Error,
    run: Run::Workspace(run),
    fires: &[Edit::Replace {
        file: "skill-catalog.json",
        find: "\"source\": \"compare-masters\"",
        with: "\"source\": \"compare\"",
    }],
    silent: &[Edit::Replace {
        file: "skill-catalog.json",
        find: "\"source\": \"compare-masters\"",
        with: "\"source\": \"./compare-masters/\"",
    }],
};

fn run(workspace: &Workspace) -> Vec<Found> {
    let Some(doc) = workspace.repository.catalog.read() else {
        return Vec::new();
    };
    let folders: BTreeSet<&str> = workspace.masters().map(folder_name).collect();
    let skills = workspace.repository.catalog_entries();
    let skills = skills.filter(|entry| entry.kind != Some("generator"));
    skills
        .filter_map(|entry| Some((entry.index, entry.node.str("source")?)))
        .filter(|(_, source)| !source.trim().is_empty() && !folders.contains(last_part(source)))
        .map(|(index, source)| {
            let pointer = format!("/skills/{index}/source");
            Found::at(Place::json(doc, pointer)).with("source", source)
        })
        .collect()
}
