//! A suite with fewer than five cases.

use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Place, Severity};

/// The check (masters.md §2.1).
pub const CHECK: Check = Check {
    code: "fidelity/too-few",
    severity: Severity::Error,
    run: Run::Master(run),
    fires: &[Edit::Write {
        file: "master-sengcan/tests/fidelity.jsonl",
        text: "{\"q\": \"何谓放下？\", \"must_mention\": [\"放下\"]}\n",
    }],
    silent: &[Edit::Append {
        file: "master-sengcan/tests/fidelity.jsonl",
        text: "{\"q\": \"何谓放下？\", \"must_mention\": [\"放下\"]}\n",
    }],
};

/// The smallest suite (masters.md §2.1, [fidelity]).
const LEAST: usize = 5;

fn run(master: &Master) -> Vec<Found> {
    let small = |count: &usize| (1..LEAST).contains(count);
    let Some(suite) = master
        .fidelity
        .read()
        .filter(|suite| small(&suite.lines.len()))
    else {
        return Vec::new();
    };
    let count = suite.lines.len().to_string();
    vec![Found::at(Place::file(&suite.file.path)).with("count", count)]
}
