//! A top-level text of nothing but blanks (masters.md §1.2).

use super::fields::TEXTS;
use crate::checks::{Check, Edit, Found, Run, shape};
use crate::model::{Master, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "meta/blank-value",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"school\": \"禅宗\"",
        with: "\"school\": \"  \"",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"school\": \"禅宗\"",
        with: "\"school\": \" 禅宗\"",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let mut found = shape::blank(master, "", &TEXTS);
    // A blank disclaimer has a check of its own.
    found.retain(|f| f.params["key"] != "disclaimer");
    found
}
