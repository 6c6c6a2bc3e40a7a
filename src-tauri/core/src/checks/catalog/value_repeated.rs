//! A name, source or install folder that two entries share.

use std::collections::BTreeSet;

use crate::checks::beside::words;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{JsonDoc, Place, Severity, Workspace};

/// The check (masters.md §1.14).
pub const CHECK: Check = Check {
    code: "catalog/value-repeated",
    severity: Severity::Error,
    run: Run::Workspace(run),
    fires: &[Edit::Replace {
        file: "skill-catalog.json",
        find: "\"install_dir\": \"master-santideva\"",
        with: "\"install_dir\": \"master-sengcan\"",
    }],
    silent: &[Edit::Replace {
        file: "skill-catalog.json",
        find: "\"install_dir\": \"master-santideva\"",
        with: "\"install_dir\": \"santideva\"",
    }],
};

fn run(workspace: &Workspace) -> Vec<Found> {
    let Some(doc) = workspace.repository.catalog.read() else {
        return Vec::new();
    };
    let keys = ["name", "source", "install_dir"];
    keys.iter().flat_map(|key| repeated(doc, key)).collect()
}

fn repeated(doc: &JsonDoc, key: &'static str) -> Vec<Found> {
    let mut seen = BTreeSet::new();
    words(doc, &format!("/skills/*/{key}"))
        .into_iter()
        .filter(|(_, value)| !value.trim().is_empty() && !seen.insert(*value))
        .map(|(pointer, value)| {
            let found = Found::at(Place::json(doc, pointer));
            found.with("key", key).with("value", value)
        })
        .collect()
}
