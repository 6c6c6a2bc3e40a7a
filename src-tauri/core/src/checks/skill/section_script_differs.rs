//! A pointer that names a section in the other script.

use super::sections::{Naming, pointers};
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};

/// The check (masters.md §1.15, SKILL_SECTION_REF_SCRIPT).
pub const CHECK: Check = Check {
    code: "skill/section-script-differs",
    severity: Severity::Info,
    run: Run::Master(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/SKILL.md",
        find: "§不拣择",
        with: "§不揀擇",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/SKILL.md",
        find: "§不拣择",
        with: "§拣择",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    pointers(master, Naming::OtherScript)
}
