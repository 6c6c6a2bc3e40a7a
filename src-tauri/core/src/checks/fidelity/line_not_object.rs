//! A line that is JSON, but no object.

use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Place, Severity};

/// The check (masters.md §1.13).
pub const CHECK: Check = Check {
    code: "fidelity/line-not-object",
    severity: Severity::Error,
    run: Run::Master(run),
    fires: &[Edit::Append {
        file: "master-sengcan/tests/fidelity.jsonl",
        text: "[\"何谓放下？\"]\n",
    }],
    silent: &[Edit::Append {
        file: "master-sengcan/tests/fidelity.jsonl",
        text: "{\"q\": \"何谓放下？\", \"must_mention\": [\"放下\"]}\n",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let Some(suite) = master.fidelity.read() else {
        return Vec::new();
    };
    let values = suite
        .lines
        .iter()
        .filter_map(|line| line.node.as_ref().ok());
    values
        .filter(|node| node.as_object().is_none())
        .map(|node| Found::at(Place::span(&suite.file, node.span)).with("kind", node.kind()))
        .collect()
}
