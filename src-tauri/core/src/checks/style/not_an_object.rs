//! A `style` that is no object (masters.md §1.6).

use crate::checks::{Check, Edit, Found, Run, shape};
use crate::model::{Master, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "style/not-an-object",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"style\": {",
        with: "\"style\": [\"a\"],\n  \"rights\": {",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"style\": {",
        with: "\"style\":  {",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    shape::wrong_kind(master, "/style", "object")
        .into_iter()
        .collect()
}
