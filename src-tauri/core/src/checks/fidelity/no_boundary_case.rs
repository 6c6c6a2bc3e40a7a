//! A suite that tests no boundary.

use super::cases::cases;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Place, Severity};

/// The check (masters.md §2.1).
pub const CHECK: Check = Check {
    code: "fidelity/no-boundary-case",
    severity: Severity::Error,
    run: Run::Master(run),
    fires: &[Edit::Write {
        file: "master-sengcan/tests/fidelity.jsonl",
        text: "{\"q\": \"何谓放下？\", \"must_mention\": [\"放下\"]}\n{\"q\": \"何谓放下？\", \"must_mention\": [\"放下\"]}\n{\"q\": \"何谓放下？\", \"must_mention\": [\"放下\"]}\n{\"q\": \"何谓放下？\", \"must_mention\": [\"放下\"]}\n{\"q\": \"何谓放下？\", \"must_mention\": [\"放下\"]}\n",
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
        .filter(|suite| !suite.lines.is_empty());
    let untested = suite.filter(|_| !cases(master).any(|case| case.is_boundary()));
    untested
        .map(|suite| Found::at(Place::file(&suite.file.path)))
        .into_iter()
        .collect()
}
