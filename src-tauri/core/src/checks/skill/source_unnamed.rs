//! An entry of the front matter's sources that names nothing.

use super::front::Front;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};

/// The check (masters.md §2.1).
pub const CHECK: Check = Check {
    code: "skill/source-unnamed",
    severity: Severity::Warning,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/SKILL.md",
        find: "    cbeta_id: T48n2010\n",
        with: "    cbeta_id: T48n2010\n  - bdrc_note: 待补\n",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/SKILL.md",
        find: "    cbeta_id: T48n2010\n",
        with: "    cbeta_id: T48n2010\n  - title: 景德传灯录\n",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let Some(front) = Front::of(master) else {
        return Vec::new();
    };
    let unnamed = front.matter.sources().filter(|source| {
        source.ids.is_empty() && source.title.is_none_or(|title| title.trim().is_empty())
    });
    unnamed.map(|source| front.found(source.span)).collect()
}
