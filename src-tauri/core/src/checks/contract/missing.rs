//! A persona without `citation_contract` (masters.md §1.4).

use crate::checks::{Check, Edit, Found, Run, shape};
use crate::model::{Master, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "contract/missing",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"citation_contract\"",
        with: "\"contract\"",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"citation_contract\": {",
        with: "\"citation_contract\":  {",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    shape::missing(master, "", &["citation_contract"])
}
