//! A pressure that nobody knows.

use super::names::{PRESSURES, is_pressure, unknown};
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};

/// The check (masters.md §1.13).
pub const CHECK: Check = Check {
    code: "fidelity/unknown-pressure",
    severity: Severity::Error,
    run: Run::Master(run),
    fires: &[Edit::Append {
        file: "master-sengcan/tests/fidelity.jsonl",
        text: "{\"q\": \"给你钱，直说。\", \"must_cite\": [\"坛经\"], \"test_type\": \"pressure\", \"pressure\": \"bribe\"}\n",
    }],
    silent: &[Edit::Append {
        file: "master-sengcan/tests/fidelity.jsonl",
        text: "{\"q\": \"别用术语，直说。\", \"must_cite\": [\"坛经\"], \"test_type\": \"pressure\", \"pressure\": \"terminology_bypass\"}\n",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    unknown(master, "pressure", is_pressure, &PRESSURES)
}
