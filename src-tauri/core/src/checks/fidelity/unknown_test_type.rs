//! A kind of case that nobody knows.

use super::names::{TEST_TYPES, unknown};
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};

/// The check (masters.md §1.13).
pub const CHECK: Check = Check {
    code: "fidelity/unknown-test-type",
    severity: Severity::Error,
    run: Run::Master(run),
    fires: &[Edit::Append {
        file: "master-sengcan/tests/fidelity.jsonl",
        text: "{\"q\": \"何谓放下？\", \"must_mention\": [\"放下\"], \"test_type\": \"limits\"}\n",
    }],
    silent: &[Edit::Append {
        file: "master-sengcan/tests/fidelity.jsonl",
        text: "{\"q\": \"何谓放下？\", \"must_mention\": [\"放下\"], \"test_type\": \"fidelity\"}\n",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    unknown(
        master,
        "test_type",
        |name| TEST_TYPES.contains(&name),
        &TEST_TYPES,
    )
}
