//! An identifier in the instructions that meta.json does not declare.

use super::instructions::body;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Declared, Master, Place, Severity, mentioned};

/// The check (masters.md §1.15, DOC_ID_UNDECLARED).
pub const CHECK: Check = Check {
    code: "skill/identifier-undeclared",
    severity: Severity::Warning,
    run: Run::Persona(run),
    fires: &[Edit::Append {
        file: "master-sengcan/SKILL.md",
        text: "\n另见 T48n2005。\n",
    }],
    silent: &[Edit::Append {
        file: "master-sengcan/SKILL.md",
        text: "\n另见 T2010。\n",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let (Some(skill), Some(declared)) = (master.skill.read(), Declared::of(master)) else {
        return Vec::new();
    };
    mentioned(body(skill))
        .into_iter()
        .filter(|mention| declared.standing(&mention.id).is_undeclared())
        .map(|mention| {
            let place = Place::span(
                &skill.markdown.file,
                mention.first.shifted(skill.body_start),
            );
            Found::at(place)
                .with("id", mention.spelling)
                .with("count", mention.count.to_string())
        })
        .collect()
}
