//! A key that was meant to be an assertion.

use super::cases::cases;
use super::keys::{is_known, looks_like_assertion};
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};

/// The check (masters.md §2.5, structure).
pub const CHECK: Check = Check {
    code: "fidelity/assertion-misspelt",
    severity: Severity::Error,
    run: Run::Master(run),
    fires: &[Edit::Append {
        file: "master-sengcan/tests/fidelity.jsonl",
        text: "{\"q\": \"何谓放下？\", \"must_mention\": [\"放下\"], \"must_cites\": [\"T48n2008\"]}\n",
    }],
    silent: &[Edit::Append {
        file: "master-sengcan/tests/fidelity.jsonl",
        text: "{\"q\": \"何谓放下？\", \"must_mention\": [\"放下\"]}\n",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    cases(master)
        .flat_map(|case| {
            let members = case.node.as_object().unwrap_or_default().iter();
            let misspelt = members.filter(|m| !is_known(&m.key) && looks_like_assertion(&m.key));
            misspelt.map(move |m| case.on_key(m))
        })
        .collect()
}
