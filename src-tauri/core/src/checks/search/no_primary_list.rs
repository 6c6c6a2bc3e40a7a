//! A `search_scope` that names no primary works (masters.md §1.5).

use super::scope::PRIMARY;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Place, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "search/no-primary-list",
    severity: Severity::Warning,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"primary_cbeta_ids\": [\n      \"T48n2010\"\n    ],\n    ",
        with: "",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"primary_cbeta_ids\"",
        with: "\"primary_source_ids\"",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let Some(meta) = master.meta() else {
        return Vec::new();
    };
    let scope = meta
        .root()
        .get("search_scope")
        .filter(|n| n.as_object().is_some());
    let named = |list: &&str| scope.is_some_and(|s| s.get(list).is_some());
    (scope.is_some() && !PRIMARY.iter().any(named))
        .then(|| Found::at(Place::json(&meta.doc, "/search_scope")))
        .into_iter()
        .collect()
}
