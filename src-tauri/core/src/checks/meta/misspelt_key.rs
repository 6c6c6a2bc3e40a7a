//! A top-level key that is nearly one of the known ones, and is therefore ignored by every tool (masters.md §1.2).

use super::fields::{KNOWN, nearest};
use crate::checks::{Check, Edit, Found, Run, shape};
use crate::model::{Master, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "meta/misspelt-key",
    severity: Severity::Warning,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"slug\"",
        with: "\"birth_place\": \"徐州\",\n  \"slug\"",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"slug\"",
        with: "\"birthplace\": \"徐州\",\n  \"slug\"",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    shape::unknown(master, "", &KNOWN)
        .into_iter()
        .filter_map(|f| {
            let known = nearest(&f.params["key"])?;
            Some(f.with("known", known))
        })
        .collect()
}
