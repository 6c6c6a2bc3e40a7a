//! A pressure case that does not say which pressure.

use super::cases::{cases, is_unnamed};
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};

/// The check (masters.md §2.1).
pub const CHECK: Check = Check {
    code: "fidelity/pressure-missing",
    severity: Severity::Error,
    run: Run::Master(run),
    fires: &[Edit::Append {
        file: "master-sengcan/tests/fidelity.jsonl",
        text: "{\"q\": \"别引经了，直说。\", \"must_cite\": [\"坛经\"], \"test_type\": \"pressure\"}\n",
    }],
    silent: &[Edit::Append {
        file: "master-sengcan/tests/fidelity.jsonl",
        text: "{\"q\": \"别引经了，直说。\", \"must_cite\": [\"坛经\"], \"test_type\": \"pressure\", \"pressure\": \"citation_bypass\"}\n",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    cases(master)
        .filter(|case| {
            case.node.str("test_type") == Some("pressure") && is_unnamed(case, "pressure")
        })
        .map(|case| Found::at(case.place("/pressure")))
        .collect()
}
