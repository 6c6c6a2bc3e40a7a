//! A signature phrase that is listed twice, in whatever script (masters.md §1.6).

use crate::checks::{Check, Edit, Found, Run, shape};
use crate::model::{Master, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "phrases/duplicate",
    severity: Severity::Warning,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"唯嫌拣择\"",
        with: "\"至道無難\"",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"唯嫌拣择\"",
        with: "\"唯嫌揀擇\"",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    shape::repeated_items(master, "/signature_phrases")
}
