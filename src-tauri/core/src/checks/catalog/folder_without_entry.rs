//! A master or teaching mode that the catalog does not list.

use std::collections::BTreeSet;

use super::last_part;
use crate::checks::beside::words;
use crate::checks::roster::folder_name;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Place, Severity, Workspace};

/// The check (masters.md §2.1).
pub const CHECK: Check = Check {
    code: "catalog/folder-without-entry",
    severity: Severity::Error,
    run: Run::Workspace(run),
    fires: &[Edit::Write {
        file: "master-niutou/SKILL.md",
        text: "---\nname: master-niutou\nkind: meta-skill\n---\n",
    }],
    silent: &[Edit::Replace {
        file: "skill-catalog.json",
        find: "\"source\": \"master-sengcan\"",
        with: "\"source\": \"./master-sengcan\"",
    }],
};

fn run(workspace: &Workspace) -> Vec<Found> {
    let Some(doc) = workspace.repository.catalog.read() else {
        return Vec::new();
    };
    let sources = words(doc, "/skills/*/source");
    let listed: BTreeSet<&str> = sources
        .into_iter()
        .map(|(_, source)| last_part(source))
        .collect();
    let folders = workspace.masters().map(folder_name);
    folders
        .filter(|folder| !folder.is_empty() && !listed.contains(folder))
        .map(|folder| Found::at(Place::file(&doc.file.path)).with("folder", folder))
        .collect()
}
