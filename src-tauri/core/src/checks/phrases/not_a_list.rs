//! `signature_phrases` that is no list (masters.md §1.6).

use crate::checks::{Check, Edit, Found, Run, shape};
use crate::model::{Master, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "phrases/not-a-list",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"signature_phrases\": [",
        with: "\"signature_phrases\": \"至道无难\",\n  \"rights\": [",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"signature_phrases\": [",
        with: "\"signature_phrases\":  [",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    shape::wrong_kind(master, "/signature_phrases", "array")
        .into_iter()
        .collect()
}
