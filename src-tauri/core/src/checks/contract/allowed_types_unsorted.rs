//! An `allowed_source_types` out of order, or with one type twice (masters.md §1.4).

use super::term::{allowed_types, unless};
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "contract/allowed-types-unsorted",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "[\n      \"cbeta\"\n    ]",
        with: "[\"compiled_teaching\", \"cbeta\"]",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "[\n      \"cbeta\"\n    ]",
        with: "[\"cbeta\", \"compiled_teaching\"]",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let sorted = allowed_types(master).is_sorted_by(|a, b| a < b);
    unless(master, "allowed_source_types", |_| sorted)
}
