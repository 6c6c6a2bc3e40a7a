//! A persona without `style` (masters.md §1.6).

use crate::checks::{Check, Edit, Found, Run, shape};
use crate::model::{Master, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "style/missing",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"style\"",
        with: "\"rights\"",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"style\": {",
        with: "\"style\":  {",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    shape::missing(master, "", &["style"])
}
