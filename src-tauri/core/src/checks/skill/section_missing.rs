//! A pointer to a section that its file does not have.

use super::sections::{Naming, pointers};
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};

/// The check (masters.md §1.15, SKILL_SECTION_REF_MISSING).
pub const CHECK: Check = Check {
    code: "skill/section-missing",
    severity: Severity::Warning,
    run: Run::Master(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/SKILL.md",
        find: "§信心不二",
        with: "§信心圆满",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/SKILL.md",
        find: "§信心不二",
        with: "§信心",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    pointers(master, Naming::Missing)
}
