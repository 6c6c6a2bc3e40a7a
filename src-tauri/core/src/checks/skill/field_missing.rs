//! Front matter without a field it should have.

use super::front::Front;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, MasterKind, Severity};

/// The check (masters.md §2.1).
pub const CHECK: Check = Check {
    code: "skill/field-missing",
    severity: Severity::Warning,
    run: Run::Master(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/SKILL.md",
        find: "version: 1.0.0\n",
        with: "",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/SKILL.md",
        find: "version: 1.0.0",
        with: "version: 2",
    }],
};

/// Fields of every skill.
const EVERY: [&str; 2] = ["version", "license"];
/// Fields of a persona.
const PERSONA: [&str; 4] = ["lineage", "dates", "sources", "citation_format"];

fn run(master: &Master) -> Vec<Found> {
    let Some(front) = Front::of(master) else {
        return Vec::new();
    };
    let persona: &[&str] = if master.kind == MasterKind::Persona {
        &PERSONA
    } else {
        &[]
    };
    let fields = EVERY.iter().chain(persona);
    fields
        .filter(|key| front.is_bare(key))
        .map(|key| front.lacks().with("key", *key))
        .collect()
}
