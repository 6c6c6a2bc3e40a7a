//! An assertion that should be a list and is none.

use super::cases::cases;
use super::keys::LISTS;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};

/// The check (masters.md §1.13).
pub const CHECK: Check = Check {
    code: "fidelity/list-expected",
    severity: Severity::Error,
    run: Run::Master(run),
    fires: &[Edit::Append {
        file: "master-sengcan/tests/fidelity.jsonl",
        text: "{\"q\": \"何谓放下？\", \"must_mention\": \"放下\"}\n",
    }],
    silent: &[Edit::Append {
        file: "master-sengcan/tests/fidelity.jsonl",
        text: "{\"q\": \"何谓放下？\", \"must_mention\": [\"放下\"]}\n",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    cases(master)
        .flat_map(|case| {
            LISTS.iter().filter_map(move |key| {
                let value = case.node.get(key)?;
                let wrong = value.as_array().is_none();
                wrong.then(|| case.found(key).with("kind", value.kind()))
            })
        })
        .collect()
}
