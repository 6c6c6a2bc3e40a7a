//! A part of the style that is no text (masters.md §1.6).

use super::part::KEYS;
use crate::checks::{Check, Edit, Found, Run, shape};
use crate::model::{Master, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "style/not-text",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"qa\": ",
        with: "\"qa\": 7,\n    \"rights\": ",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"qa\": \"先",
        with: "\"qa\": \"7先",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    shape::not_text(master, "/style", &KEYS)
}
