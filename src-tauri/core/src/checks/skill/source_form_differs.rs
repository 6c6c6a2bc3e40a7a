//! A source of the front matter in another spelling than declared.

use super::front::Front;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Declared, Master, Severity, Standing, WorkId};

/// The check (masters.md §1.15, SKILL_ID_FORM_DIFFERS).
pub const CHECK: Check = Check {
    code: "skill/source-form-differs",
    severity: Severity::Info,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/SKILL.md",
        find: "cbeta_id: T48n2010",
        with: "cbeta_id: T2010",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/SKILL.md",
        find: "cbeta_id: T48n2010",
        with: r#"cbeta_id: "T48n2010""#,
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let (Some(front), Some(declared)) = (Front::of(master), Declared::of(master)) else {
        return Vec::new();
    };
    let ids = front.matter.sources().flat_map(|source| source.ids);
    ids.filter_map(
        |(_, id, span)| match declared.standing(&WorkId::parse(id)) {
            Standing::Short(declared) | Standing::Declared(declared) if declared != id => {
                Some(front.found(span).with("id", id).with("declared", declared))
            }
            _ => None,
        },
    )
    .collect()
}
