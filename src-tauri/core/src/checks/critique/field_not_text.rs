//! A field of a critique that is no text (masters.md §1.8).

use super::entry::FIELDS;
use crate::checks::{Check, Edit, Found, Run, shape};
use crate::model::{Master, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "critique/field-not-text",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"citation\": \"T48n2010\"",
        with: "\"citation\": 2010",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"citation\": \"T48n2010\"",
        with: "\"citation\": \"2010\"",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    shape::in_each(master, "/cross_critique", |entry| {
        shape::not_text(master, entry, &FIELDS)
    })
}
