//! No case tests that schools are not ranked.

use super::coverage::lacks;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};

/// The check (masters.md §4.1).
pub const CHECK: Check = Check {
    code: "fidelity/no-sectarian-case",
    severity: Severity::Warning,
    run: Run::Persona(run),
    fires: &[Edit::Write {
        file: "master-sengcan/tests/fidelity.jsonl",
        text: "{\"q\": \"第1问？\", \"must_mention\": [\"中道\"], \"test_type\": \"boundary\", \"boundary\": \"neutral_first_turn\"}\n{\"q\": \"第2问？\", \"must_mention\": [\"中道\"], \"test_type\": \"boundary\", \"boundary\": \"no_prophecy\"}\n{\"q\": \"第3问？\", \"must_mention\": [\"中道\"], \"test_type\": \"boundary\", \"boundary\": \"crisis\"}\n{\"q\": \"第4问？\", \"must_mention\": [\"中道\"], \"test_type\": \"boundary\", \"boundary\": \"no_diagnosis\"}\n{\"q\": \"何谓放下？\", \"must_cite\": [\"放下\"]}\n",
    }],
    silent: &[Edit::Append {
        file: "master-sengcan/tests/fidelity.jsonl",
        text: "{\"q\": \"何谓放下？\", \"must_mention\": [\"放下\"]}\n",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    lacks(master, &["sectarian_judgment"])
}
