//! A persona without one of the values every other one has (masters.md §1.2).

use crate::checks::{Check, Edit, Found, Run, shape};
use crate::model::{Master, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "meta/usual-key-missing",
    severity: Severity::Warning,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"school\": \"禅宗\",\n  ",
        with: "",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"school\": \"禅宗\"",
        with: "\"school\": \"禅\"",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let usual = [
        "school",
        "era",
        "languages",
        "version",
        "created_at",
        "updated_at",
    ];
    shape::missing(master, "", &usual)
}
