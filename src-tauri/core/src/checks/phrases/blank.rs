//! A signature phrase of nothing but blanks (masters.md §1.6).

use crate::checks::{Check, Edit, Found, Run, shape};
use crate::model::{Master, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "phrases/blank",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"唯嫌拣择\"",
        with: "\"  \"",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"唯嫌拣择\"",
        with: "\" 唯嫌拣择\"",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    shape::blank_items(master, "/signature_phrases")
}
