//! `rights` of a source that is no object (fojin-api.md §6).

use crate::checks::{Check, Edit, Found, Run, shape};
use crate::model::{Master, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "sources/rights-not-an-object",
    severity: Severity::Warning,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"title\": \"信心铭\"",
        with: "\"title\": \"信心铭\",\n      \"rights\": \"公有领域\"",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"title\": \"信心铭\"",
        with: "\"title\": \"信心铭\",\n      \"rights\": {}",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    shape::in_each(master, "/sources", |entry| {
        let rights = shape::wrong_kind(master, &format!("{entry}/rights"), "object");
        rights.into_iter().collect()
    })
}
