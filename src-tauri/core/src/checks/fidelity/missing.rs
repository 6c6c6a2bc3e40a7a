//! A skill without a suite of cases.

use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Place, Severity};

/// The check (masters.md §1.1).
pub const CHECK: Check = Check {
    code: "fidelity/missing",
    severity: Severity::Error,
    run: Run::Master(run),
    fires: &[Edit::Remove {
        file: "master-sengcan/tests/fidelity.jsonl",
    }],
    silent: &[Edit::Append {
        file: "master-sengcan/tests/fidelity.jsonl",
        text: "{\"q\": \"何谓放下？\", \"must_mention\": [\"放下\"]}\n",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    if master.fidelity.is_absent() {
        vec![Found::at(Place::file(&master.path("tests/fidelity.jsonl")))]
    } else {
        Vec::new()
    }
}
