//! A critique without target, position or citation, or with a blank one (masters.md §1.8).

use super::entry::FIELDS;
use crate::checks::{Check, Edit, Found, Run, shape};
use crate::model::{Master, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "critique/field-missing",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: ",\n      \"citation\": \"T48n2010\"",
        with: "",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"citation\": \"T48n2010\"",
        with: "\"citation\":  \"T48n2010\"",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    shape::in_each(master, "/cross_critique", |entry| {
        let mut found = shape::missing(master, entry, &FIELDS);
        found.extend(shape::blank(master, entry, &FIELDS));
        found
    })
}
