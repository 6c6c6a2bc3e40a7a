//! A case that asserts nothing.

use super::cases::cases;
use super::keys::{is_assertion, is_off, looks_like_assertion};
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};

/// The check (masters.md §1.13).
pub const CHECK: Check = Check {
    code: "fidelity/no-assertion",
    severity: Severity::Error,
    run: Run::Master(run),
    fires: &[Edit::Append {
        file: "master-sengcan/tests/fidelity.jsonl",
        text: "{\"q\": \"何谓放下？\", \"difficulty\": \"basic\"}\n",
    }],
    silent: &[Edit::Append {
        file: "master-sengcan/tests/fidelity.jsonl",
        text: "{\"q\": \"何谓放下？\", \"must_mention\": [\"放下\"]}\n",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let bare = cases(master).filter(|case| {
        let mut members = case.node.as_object().unwrap_or_default().iter();
        !members.any(|m| asserts(&m.key) && !is_off(&m.node))
    });
    bare.map(|case| Found::at(case.place(""))).collect()
}

/// Whether the key is an assertion or was meant to be one, which another check reports.
fn asserts(key: &str) -> bool {
    is_assertion(key) || looks_like_assertion(key)
}
