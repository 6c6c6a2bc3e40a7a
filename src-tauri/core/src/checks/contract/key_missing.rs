//! A contract that lacks one of its six terms (masters.md §1.4).

use super::term::KEYS;
use crate::checks::{Check, Edit, Found, Run, shape};
use crate::model::{Master, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "contract/key-missing",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: ",\n    \"minimum_claim_coverage\": 0.9",
        with: "",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"minimum_claim_coverage\": 0.9",
        with: "\"minimum_claim_coverage\": 0.5",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    shape::missing(master, "/citation_contract", &KEYS)
}
