//! A source of a type the contract does not allow: the contract is older than the sources (masters.md §1.4).

use std::collections::BTreeSet;

use super::term::allowed_types;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Place, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "contract/type-not-allowed",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-yongjia-xuanjue/meta.json",
        find: "\"type\": \"cbeta\",\n      \"id\": \"T51n2076\"",
        with: "\"type\": \"compiled_teaching\",\n      \"id\": \"Xuanjue:Letters\"",
    }],
    silent: &[Edit::Replace {
        file: "master-yongjia-xuanjue/meta.json",
        find: "\"title\": \"景德传灯录\"",
        with: "\"title\": \"传灯录\"",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let Some(meta) = master.meta() else {
        return Vec::new();
    };
    let mut named: BTreeSet<_> = allowed_types(master).into_iter().collect();
    if named.is_empty()
        && meta
            .root()
            .at("/citation_contract/allowed_source_types")
            .is_none()
    {
        return Vec::new();
    }
    meta.sources()
        .filter_map(|s| Some((s.index, s.kind?)))
        // Each type is reported once, at its first source.
        .filter(|(_, kind)| named.insert(kind))
        .map(|(index, kind)| {
            Found::at(Place::json(&meta.doc, format!("/sources/{index}/type"))).with("type", kind)
        })
        .collect()
}
