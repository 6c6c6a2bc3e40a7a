//! A difficulty that nobody knows.

use super::names::{DIFFICULTIES, unknown};
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};

/// The check (masters.md §1.13).
pub const CHECK: Check = Check {
    code: "fidelity/unknown-difficulty",
    severity: Severity::Warning,
    run: Run::Master(run),
    fires: &[Edit::Append {
        file: "master-sengcan/tests/fidelity.jsonl",
        text: "{\"q\": \"何谓放下？\", \"must_mention\": [\"放下\"], \"difficulty\": \"trivial\"}\n",
    }],
    silent: &[Edit::Append {
        file: "master-sengcan/tests/fidelity.jsonl",
        text: "{\"q\": \"何谓放下？\", \"must_mention\": [\"放下\"], \"difficulty\": \"advanced\"}\n",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    unknown(
        master,
        "difficulty",
        |name| DIFFICULTIES.contains(&name),
        &DIFFICULTIES,
    )
}
