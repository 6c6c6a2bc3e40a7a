//! An `allowed_source_types` that is no list of words (masters.md §1.4).

use super::term::unless;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Node, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "contract/allowed-types-not-a-list",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "[\n      \"cbeta\"\n    ]",
        with: "\"cbeta\"",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "[\n      \"cbeta\"\n    ]",
        with: "[\"cbeta\"]",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    unless(master, "allowed_source_types", |node| {
        node.as_array()
            .is_some_and(|items| items.iter().map(Node::as_str).all(|s| s.is_some()))
    })
}
