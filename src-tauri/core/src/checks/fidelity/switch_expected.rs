//! An assertion that should be true or false and is neither.

use super::cases::cases;
use super::keys::SWITCHES;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};

/// The check (masters.md §1.13).
pub const CHECK: Check = Check {
    code: "fidelity/switch-expected",
    severity: Severity::Error,
    run: Run::Master(run),
    fires: &[Edit::Append {
        file: "master-sengcan/tests/fidelity.jsonl",
        text: "{\"q\": \"何谓放下？\", \"must_cite_only_existing_sources\": \"yes\"}\n",
    }],
    silent: &[Edit::Append {
        file: "master-sengcan/tests/fidelity.jsonl",
        text: "{\"q\": \"何谓放下？\", \"must_cite_only_existing_sources\": true}\n",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    cases(master)
        .flat_map(|case| {
            SWITCHES.iter().filter_map(move |key| {
                let value = case.node.get(key)?;
                let wrong = value.as_bool().is_none();
                wrong.then(|| case.found(key).with("kind", value.kind()))
            })
        })
        .collect()
}
