//! A persona of somebody who may still be alive: a life without an end (masters.md §4.1 E6).

use crate::checks::meta::Era;
use crate::checks::{Check, Edit, Found, Run, shape};
use crate::model::{Master, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "ethics/no-end-year",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"era\": \"?-606\"",
        with: "\"era\": \"1950-\"",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"era\": \"?-606\"",
        with: "\"era\": \"510-?\"",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    shape::text_unless(master, "era", |era| {
        Era::parse(era)
            .is_none_or(|era| era.end.is_some_and(|end| end <= super::tier::RULES_OF_YEAR))
    })
}
