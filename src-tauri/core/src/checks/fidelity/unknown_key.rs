//! A key that means nothing in a case.

use super::cases::cases;
use super::keys::{is_known, looks_like_assertion};
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};

/// The check (masters.md §1.13).
pub const CHECK: Check = Check {
    code: "fidelity/unknown-key",
    severity: Severity::Warning,
    run: Run::Master(run),
    fires: &[Edit::Append {
        file: "master-sengcan/tests/fidelity.jsonl",
        text: "{\"q\": \"何谓放下？\", \"must_mention\": [\"放下\"], \"dificulty\": \"basic\"}\n",
    }],
    silent: &[Edit::Append {
        file: "master-sengcan/tests/fidelity.jsonl",
        text: "{\"q\": \"何谓放下？\", \"must_mention\": [\"放下\"], \"difficulty\": \"basic\"}\n",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    cases(master)
        .flat_map(|case| {
            let members = case.node.as_object().unwrap_or_default().iter();
            let unknown = members.filter(|m| !is_known(&m.key) && !looks_like_assertion(&m.key));
            unknown.map(move |m| case.on_key(m))
        })
        .collect()
}
