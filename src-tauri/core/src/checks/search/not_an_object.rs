//! A `search_scope` that is no object (masters.md §1.5).

use crate::checks::{Check, Edit, Found, Run, shape};
use crate::model::{Master, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "search/not-an-object",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"search_scope\": {",
        with: "\"search_scope\": \"禅宗\",\n  \"rights\": {",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"search_scope\": {",
        with: "\"search_scope\":  {",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    shape::wrong_kind(master, "/search_scope", "object")
        .into_iter()
        .collect()
}
