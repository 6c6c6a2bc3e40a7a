//! A master without SKILL.md.

use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Place, Severity};

/// The check (masters.md §1.1).
pub const CHECK: Check = Check {
    code: "skill/missing",
    severity: Severity::Error,
    run: Run::Master(run),
    fires: &[Edit::Remove {
        file: "master-sengcan/SKILL.md",
    }],
    silent: &[Edit::Append {
        file: "master-sengcan/SKILL.md",
        text: "\n另见编者的话。\n",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    if master.skill.is_absent() {
        vec![Found::at(Place::file(&master.path("SKILL.md")))]
    } else {
        Vec::new()
    }
}
