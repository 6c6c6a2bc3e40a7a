//! A `citation_contract` that is no object (masters.md §1.4).

use crate::checks::{Check, Edit, Found, Run, shape};
use crate::model::{Master, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "contract/not-an-object",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"citation_contract\": {",
        with: "\"citation_contract\": \"declared_sources_only\",\n  \"rights\": {",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"citation_contract\": {",
        with: "\"citation_contract\":  {",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    shape::wrong_kind(master, "/citation_contract", "object")
        .into_iter()
        .collect()
}
