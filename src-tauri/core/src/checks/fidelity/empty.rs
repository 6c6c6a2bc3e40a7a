//! A suite without a single case.

use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Place, Severity};

/// The check (masters.md §1.13).
pub const CHECK: Check = Check {
    code: "fidelity/empty",
    severity: Severity::Error,
    run: Run::Master(run),
    fires: &[Edit::Write {
        file: "master-sengcan/tests/fidelity.jsonl",
        text: "\n",
    }],
    silent: &[Edit::Append {
        file: "master-sengcan/tests/fidelity.jsonl",
        text: "{\"q\": \"何谓放下？\", \"must_mention\": [\"放下\"]}\n",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let suite = master
        .fidelity
        .read()
        .filter(|suite| suite.lines.is_empty());
    suite
        .map(|suite| Found::at(Place::file(&suite.file.path)))
        .into_iter()
        .collect()
}
