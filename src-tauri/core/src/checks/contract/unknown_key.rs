//! A contract with a term beyond its six (masters.md §1.4).

use super::term::KEYS;
use crate::checks::{Check, Edit, Found, Run, shape};
use crate::model::{Master, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "contract/unknown-key",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"version\": 1,",
        with: "\"version\": 1,\n    \"notes\": \"x\",",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"version\": 1,",
        with: "\"version\": 2,",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    shape::unknown(master, "/citation_contract", &KEYS)
}
