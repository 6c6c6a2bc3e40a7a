//! A type, identifier or title of nothing but blanks (masters.md §1.3).

use crate::checks::{Check, Edit, Found, Run, shape};
use crate::model::{Master, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "sources/field-blank",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"title\": \"信心铭\"",
        with: "\"title\": \"   \"",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"title\": \"信心铭\"",
        with: "\"title\": \" 信心铭\"",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    shape::in_each(master, "/sources", |entry| {
        shape::blank(master, entry, &["type", "id", "title"])
    })
}
