//! A contract that asks for another share of supported claims than nine in ten (masters.md §1.4).

use super::term::unless;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity, Value};

/// The check.
pub const CHECK: Check = Check {
    code: "contract/coverage-changed",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"minimum_claim_coverage\": 0.9",
        with: "\"minimum_claim_coverage\": 0.5",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"minimum_claim_coverage\": 0.9",
        with: "\"minimum_claim_coverage\": 0.90",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    unless(master, "minimum_claim_coverage", |node| match &node.value {
        Value::Number(digits) => digits.parse() == Ok(0.9),
        _ => false,
    })
}
