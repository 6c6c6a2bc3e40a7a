//! A declared source that the front matter does not list.

use super::front::Front;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Declared, Master, Severity, WorkId};

/// The check (masters.md §1.15, META_ID_MISSING_IN_SKILL).
pub const CHECK: Check = Check {
    code: "skill/source-not-listed",
    severity: Severity::Info,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/SKILL.md",
        find: "    cbeta_id: T48n2010\n",
        with: "",
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
    let Some(list) = front
        .matter
        .root
        .get("sources")
        .filter(|list| !list.items().is_empty())
    else {
        return Vec::new();
    };
    let ids = front.matter.sources().flat_map(|source| source.ids);
    let listed: Vec<_> = ids.map(|(_, id, _)| WorkId::parse(id)).collect();
    declared
        .works()
        .filter(|work| !listed.iter().any(|id| id.same(&work.id)))
        .map(|work| front.found(list.span).with("id", work.spelling))
        .collect()
}
