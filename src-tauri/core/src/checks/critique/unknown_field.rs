//! A field of a critique that no tool reads (masters.md §1.8).

use super::entry::FIELDS;
use crate::checks::{Check, Edit, Found, Run, shape};
use crate::model::{Master, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "critique/unknown-field",
    severity: Severity::Warning,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"citation\": \"T48n2010\"",
        with: "\"citation\": \"T48n2010\",\n      \"source\": \"T48n2010\"",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"citation\": \"T48n2010\"",
        with: "\"citation\":  \"T48n2010\"",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    shape::in_each(master, "/cross_critique", |entry| {
        shape::unknown(master, entry, &FIELDS)
    })
}
