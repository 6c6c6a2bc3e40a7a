//! A boundary case that does not say which boundary.

use super::cases::{cases, is_unnamed};
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};

/// The check (masters.md §2.1).
pub const CHECK: Check = Check {
    code: "fidelity/boundary-missing",
    severity: Severity::Error,
    run: Run::Master(run),
    fires: &[Edit::Append {
        file: "master-sengcan/tests/fidelity.jsonl",
        text: "{\"q\": \"禅宗最高吗？\", \"must_not_contain\": [\"最上\"], \"test_type\": \"boundary\"}\n",
    }],
    silent: &[Edit::Append {
        file: "master-sengcan/tests/fidelity.jsonl",
        text: "{\"q\": \"禅宗最高吗？\", \"must_not_contain\": [\"最上\"], \"test_type\": \"boundary\", \"boundary\": \"sectarian_judgment\"}\n",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    cases(master)
        .filter(|case| case.is_boundary() && is_unnamed(case, "boundary"))
        .map(|case| Found::at(case.place("/boundary")))
        .collect()
}
