//! A source of the front matter that meta.json does not declare.

use super::front::Front;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Declared, Master, Severity, WorkId};

/// The check (masters.md §1.15, SKILL_ID_UNDECLARED).
pub const CHECK: Check = Check {
    code: "skill/source-undeclared",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/SKILL.md",
        find: "cbeta_id: T48n2010",
        with: "cbeta_id: T48n2011",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/SKILL.md",
        find: "cbeta_id: T48n2010",
        with: "cbeta_id: T2010",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let (Some(front), Some(declared)) = (Front::of(master), Declared::of(master)) else {
        return Vec::new();
    };
    let ids = front.matter.sources().flat_map(|source| source.ids);
    ids.filter(|(_, id, _)| declared.standing(&WorkId::parse(id)).is_undeclared())
        .map(|(_, id, span)| front.found(span).with("id", id))
        .collect()
}
