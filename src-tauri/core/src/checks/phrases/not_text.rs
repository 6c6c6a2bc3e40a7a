//! A signature phrase that is no text (masters.md §1.6).

use crate::checks::{Check, Edit, Found, Run, shape};
use crate::model::{Master, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "phrases/not-text",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"唯嫌拣择\"",
        with: "7",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"唯嫌拣择\"",
        with: "\"7\"",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    shape::items_not_text(master, "/signature_phrases")
}
