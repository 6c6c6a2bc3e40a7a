//! A key that stands twice in one case.

use super::cases::{Case, cases};
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity, Workspace};

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

fn run(master: &Master, _: &Workspace) -> Vec<Found> {
    cases(master).flat_map(repeats).collect()
}

fn repeats(case: Case) -> Vec<Found> {
    let members = case.node.as_object().unwrap_or_default();
    let repeats = members.iter().enumerate().filter(|(at, member)| {
        members[..*at]
            .iter()
            .any(|earlier| earlier.key == member.key)
    });
    repeats.map(|(_, member)| case.found(&member.key)).collect()
}
