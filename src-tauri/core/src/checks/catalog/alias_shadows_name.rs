//! An alias that is the name or an alias of another entry.

use std::collections::BTreeMap;

use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Place, Severity, Workspace};

/// The check (masters.md §1.14).
pub const CHECK: Check = Check {
    code: "catalog/alias-shadows-name",
    severity: Severity::Error,
    run: Run::Workspace(run),
    fires: &[Edit::Replace {
        file: "skill-catalog.json",
        find: "\"yongjia\"\n",
        with: "\"sengcan\"\n",
    }],
    silent: &[Edit::Replace {
        file: "skill-catalog.json",
        find: "\"yongjia\"\n",
        with: "\"master-yongjia-xuanjue\"\n",
    }],
};

fn run(workspace: &Workspace) -> Vec<Found> {
    let Some(doc) = workspace.repository.catalog.read() else {
        return Vec::new();
    };
    let mut owners: BTreeMap<&str, usize> = BTreeMap::new();
    for entry in workspace.repository.catalog_entries() {
        if let Some(name) = entry.name {
            owners.entry(name).or_insert(entry.index);
        }
    }
    let mut found = Vec::new();
    for entry in workspace.repository.catalog_entries() {
        let aliases = entry.node.items("aliases").iter().enumerate();
        for (at, alias) in aliases.filter_map(|(at, alias)| Some((at, alias.as_str()?))) {
            if *owners.entry(alias).or_insert(entry.index) != entry.index {
                let pointer = format!("/skills/{}/aliases/{at}", entry.index);
                found.push(Found::at(Place::json(doc, pointer)).with("alias", alias));
            }
        }
    }
    found
}
