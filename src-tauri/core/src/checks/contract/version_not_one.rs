//! A contract whose version is not the whole number 1 (masters.md §1.4).

use super::term::unless;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity, Value};

/// The check.
pub const CHECK: Check = Check {
    code: "contract/version-not-one",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"version\": 1,",
        with: "\"version\": \"1\",",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"version\": 1,",
        with: "\"version\":  1 ,",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    unless(master, "version", |node| {
        node.value == Value::Number("1".to_owned())
    })
}
