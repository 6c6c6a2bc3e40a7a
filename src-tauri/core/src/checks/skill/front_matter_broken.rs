//! Front matter that is no YAML mapping.

use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Place, Severity};

/// The check (masters.md §1.9).
pub const CHECK: Check = Check {
    code: "skill/front-matter-broken",
    severity: Severity::Error,
    run: Run::Master(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/SKILL.md",
        find: "license: CC0-1.0",
        with: "license: [CC0-1.0",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/SKILL.md",
        find: "license: CC0-1.0",
        with: r#"license: "CC0-1.0""#,
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let Some(skill) = master.skill.read() else {
        return Vec::new();
    };
    let error = skill.front.as_ref().and_then(|front| front.as_ref().err());
    let found = error.map(|error| {
        Found::at(Place::span(&skill.markdown.file, error.span)).with("reason", &error.reason)
    });
    found.into_iter().collect()
}
