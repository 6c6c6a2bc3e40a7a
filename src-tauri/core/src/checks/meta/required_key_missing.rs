//! A persona without one of the values it is known and found by (masters.md §1.2).

use crate::checks::{Check, Edit, Found, Run, shape};
use crate::model::{Master, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "meta/required-key-missing",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"name\": \"僧璨\",\n  ",
        with: "",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"school\": \"禅宗\",\n  ",
        with: "",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    shape::missing(master, "", &["name", "slug", "tradition"])
}
