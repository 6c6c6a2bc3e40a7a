//! A top-level key that no tool reads and that resembles none that one does (masters.md §1.2).

use super::fields::{KNOWN, nearest};
use crate::checks::{Check, Edit, Found, Run, shape};
use crate::model::{Master, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "meta/unknown-key",
    severity: Severity::Warning,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"slug\"",
        with: "\"favourite_colour\": \"saffron\",\n  \"slug\"",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"slug\"",
        with: "\"birthplace\": \"徐州\",\n  \"slug\"",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let mut found = shape::unknown(master, "", &KNOWN);
    found.retain(|f| nearest(&f.params["key"]).is_none());
    found
}
