//! A gate whose tags do not pair.

use super::gate::{Gate, gate, gated};
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Place, Severity};

/// The check (masters.md §1.9).
pub const CHECK: Check = Check {
    code: "skill/gate-unclosed",
    severity: Severity::Error,
    run: Run::Master(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/SKILL.md",
        find: "</HARD-GATE>",
        with: "",
    }],
    silent: &[Edit::Append {
        file: "master-sengcan/SKILL.md",
        text: "\n另见编者的话。\n",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let Some(skill) = gated(master) else {
        return Vec::new();
    };
    match gate(skill) {
        Gate::Broken(tag) => vec![Found::at(Place::span(&skill.markdown.file, tag))],
        Gate::Absent | Gate::Sound(_) => Vec::new(),
    }
}
