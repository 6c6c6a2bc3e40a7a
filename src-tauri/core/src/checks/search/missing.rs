//! A persona without `search_scope` (masters.md §1.5).

use crate::checks::{Check, Edit, Found, Run, shape};
use crate::model::{Master, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "search/missing",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"search_scope\"",
        with: "\"scope\"",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"search_scope\": {",
        with: "\"search_scope\":  {",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    shape::missing(master, "", &["search_scope"])
}
