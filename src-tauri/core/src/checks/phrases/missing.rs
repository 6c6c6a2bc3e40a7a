//! A persona without `signature_phrases` (masters.md §1.6).

use crate::checks::{Check, Edit, Found, Run, shape};
use crate::model::{Master, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "phrases/missing",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"signature_phrases\"",
        with: "\"phrases\"",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"signature_phrases\": [",
        with: "\"signature_phrases\":  [",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    shape::missing(master, "", &["signature_phrases"])
}
