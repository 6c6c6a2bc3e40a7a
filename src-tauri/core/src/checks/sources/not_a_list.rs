//! `sources` that is there and is no list (masters.md §1.3).

use crate::checks::{Check, Edit, Found, Run, shape};
use crate::model::{Master, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "sources/not-a-list",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "[\n    {\n      \"type\": \"cbeta\",\n      \"id\": \"T48n2010\",\n      \"title\": \"信心铭\"\n    }\n  ]",
        with: "{ \"T48n2010\": \"信心铭\" }",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"title\": \"信心铭\"",
        with: "\"title\": \"[信心铭]\"",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    shape::wrong_kind(master, "/sources", "array")
        .into_iter()
        .collect()
}
