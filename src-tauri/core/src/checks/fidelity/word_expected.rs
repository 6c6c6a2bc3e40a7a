//! A key that names something and holds no string.

use super::cases::cases;
use super::keys::WORDS;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};

/// The check (masters.md §1.13).
pub const CHECK: Check = Check {
    code: "fidelity/word-expected",
    severity: Severity::Error,
    run: Run::Master(run),
    fires: &[Edit::Append {
        file: "master-sengcan/tests/fidelity.jsonl",
        text: "{\"q\": \"何谓放下？\", \"must_mention\": [\"放下\"], \"difficulty\": 1}\n",
    }],
    silent: &[Edit::Append {
        file: "master-sengcan/tests/fidelity.jsonl",
        text: "{\"q\": \"何谓放下？\", \"must_mention\": [\"放下\"], \"difficulty\": \"basic\"}\n",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    cases(master)
        .flat_map(|case| {
            WORDS.iter().filter_map(move |key| {
                let value = case.node.get(key)?;
                let wrong = value.as_str().is_none();
                wrong.then(|| case.found(key).with("kind", value.kind()))
            })
        })
        .collect()
}
