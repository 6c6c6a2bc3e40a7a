//! A key that stands twice in one case.

use std::collections::BTreeSet;

use super::cases::{Case, cases};
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};

/// The check (masters.md §1.2).
pub const CHECK: Check = Check {
    code: "fidelity/duplicate-key",
    severity: Severity::Error,
    run: Run::Master(run),
    fires: &[Edit::Append {
        file: "master-sengcan/tests/fidelity.jsonl",
        text: "{\"q\": \"何谓放下？\", \"must_mention\": [\"放下\"], \"must_mention\": [\"执着\"]}\n",
    }],
    silent: &[Edit::Append {
        file: "master-sengcan/tests/fidelity.jsonl",
        text: "{\"q\": \"何谓放下？\", \"must_mention\": [\"放下\"]}\n",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    cases(master).flat_map(repeats).collect()
}

fn repeats(case: Case) -> Vec<Found> {
    let mut seen = BTreeSet::new();
    let members = case.node.as_object().unwrap_or_default().iter();
    members
        .filter(|member| !seen.insert(&member.key))
        .map(|member| case.on_key(member))
        .collect()
}
