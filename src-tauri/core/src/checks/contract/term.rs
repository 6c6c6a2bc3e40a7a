//! The terms of `citation_contract` (masters.md §1.4): each is fixed or follows from `sources`.

use crate::checks::{Found, shape};
use crate::model::{Master, Node};

/// Its six keys.
pub const KEYS: [&str; 6] = [
    "version",
    "claim_policy",
    "required_for",
    "allowed_source_types",
    "minimum_claim_coverage",
    "live_retrieval_allowed",
];

/// The term `key`, where it is there, unless `right` holds of it. Parameter: `value`, as it stands in the file.
pub fn unless(master: &Master, key: &str, right: impl FnOnce(&Node) -> bool) -> Vec<Found> {
    let mut value = String::new();
    let found = shape::found_if(master, &format!("/citation_contract/{key}"), |node| {
        value = master
            .meta()
            .map_or("", |meta| node.span.of(&meta.doc.file.text))
            .to_owned();
        !right(node)
    });
    found.map(|f| f.with("value", value)).into_iter().collect()
}

/// The types that the contract allows, as far as they are text.
pub fn allowed_types(master: &Master) -> Vec<&str> {
    let contract = master
        .meta()
        .and_then(|meta| meta.root().get("citation_contract"));
    let types = contract.map_or(&[][..], |contract| contract.items("allowed_source_types"));
    types.iter().filter_map(Node::as_str).collect()
}
