//! A source without type, identifier or title (masters.md §1.3).

use crate::checks::{Check, Edit, Found, Run, shape};
use crate::model::{Master, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "sources/field-missing",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: ",\n      \"title\": \"信心铭\"",
        with: "",
    }],
    silent: &[Edit::Replace {
        file: "master-santideva/meta.json",
        find: ",\n      \"note\": \"Bodhicaryāvatāra，藏译十品\"",
        with: "",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    shape::in_each(master, "/sources", |entry| {
        shape::missing(master, entry, &["type", "id", "title"])
    })
}
