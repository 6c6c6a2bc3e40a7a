//! Front matter without a description.

use super::front::Front;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};

/// The check (masters.md §1.9).
pub const CHECK: Check = Check {
    code: "skill/description-missing",
    severity: Severity::Error,
    run: Run::Master(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/SKILL.md",
        find: "description: 读者",
        with: "summary: 读者",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/SKILL.md",
        find: "description: 读者",
        with: "description: 每当读者",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let silent = Front::of(master).filter(|front| front.is_bare("description"));
    silent.map(|front| front.lacks()).into_iter().collect()
}
