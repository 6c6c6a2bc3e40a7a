//! A type the contract allows and no source has: the contract is older than the sources (masters.md §1.4).

use std::collections::BTreeSet;

use super::term::allowed_types;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Place, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "contract/type-without-source",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "[\n      \"cbeta\"\n    ]",
        with: "[\"cbeta\", \"compiled_teaching\"]",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "[\n      \"cbeta\"\n    ]",
        with: "[ \"cbeta\" ]",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let Some(meta) = master.meta() else {
        return Vec::new();
    };
    // Where a source has no readable type, that is the fault, and its type may be the one that seems missing.
    let Some(declared) = meta
        .sources()
        .map(|s| s.kind)
        .collect::<Option<BTreeSet<_>>>()
    else {
        return Vec::new();
    };
    if declared.is_empty() {
        return Vec::new();
    }
    let types = allowed_types(master).into_iter().enumerate();
    types
        .filter(|(_, kind)| !declared.contains(kind))
        .map(|(index, kind)| {
            let pointer = format!("/citation_contract/allowed_source_types/{index}");
            Found::at(Place::json(&meta.doc, pointer)).with("type", kind)
        })
        .collect()
}
