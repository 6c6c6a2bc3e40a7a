//! Front matter without a name.

use super::front::Front;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};

/// The check (masters.md §1.9).
pub const CHECK: Check = Check {
    code: "skill/name-missing",
    severity: Severity::Error,
    run: Run::Master(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/SKILL.md",
        find: "name: master-sengcan\n",
        with: "",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/SKILL.md",
        find: "name: master-sengcan",
        with: r#"name: "master-sengcan""#,
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let nameless = Front::of(master).filter(|front| front.is_bare("name"));
    nameless.map(|front| front.lacks()).into_iter().collect()
}
