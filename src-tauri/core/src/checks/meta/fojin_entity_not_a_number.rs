//! A `fojin_entity_id` that is neither null nor a whole number (masters.md §1.2).

use crate::checks::{Check, Edit, Found, Run, shape};
use crate::model::{Master, Severity, Value};

/// The check.
pub const CHECK: Check = Check {
    code: "meta/fojin-entity-not-a-number",
    severity: Severity::Warning,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-yongjia-xuanjue/meta.json",
        find: "\"fojin_entity_id\": null",
        with: "\"fojin_entity_id\": \"108\"",
    }],
    silent: &[Edit::Replace {
        file: "master-yongjia-xuanjue/meta.json",
        find: "\"fojin_entity_id\": null",
        with: "\"fojin_entity_id\": 108",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    shape::value_unless(master, "fojin_entity_id", |node| match &node.value {
        Value::Null => true,
        Value::Number(digits) => digits.bytes().all(|b| b.is_ascii_digit()),
        _ => false,
    })
}
