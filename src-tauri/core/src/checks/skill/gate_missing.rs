//! A persona without the block of rules that no request can lift.

use super::gate::{Gate, gate, gated};
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Place, Severity};

/// The check (masters.md §1.9).
pub const CHECK: Check = Check {
    code: "skill/gate-missing",
    severity: Severity::Error,
    run: Run::Master(run),
    fires: &[
        Edit::Replace {
            file: "master-sengcan/SKILL.md",
            find: "<HARD-GATE>\n",
            with: "",
        },
        Edit::Replace {
            file: "master-sengcan/SKILL.md",
            find: "</HARD-GATE>\n",
            with: "",
        },
    ],
    silent: &[Edit::Append {
        file: "master-sengcan/SKILL.md",
        text: "\n另见编者的话。\n",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let open = gated(master).filter(|skill| gate(skill) == Gate::Absent);
    open.map(|skill| Found::at(Place::file(&skill.markdown.file.path)))
        .into_iter()
        .collect()
}
