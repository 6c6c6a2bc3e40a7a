//! A name other than the folder's.

use super::front::Front;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};

/// The check (masters.md §2.5, structure).
pub const CHECK: Check = Check {
    code: "skill/name-not-the-folder",
    severity: Severity::Error,
    run: Run::Master(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/SKILL.md",
        find: "name: master-sengcan",
        with: "name: master-seng-can",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/SKILL.md",
        find: "name: master-sengcan",
        with: r#"name: "master-sengcan""#,
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let folder = master.folder.rsplit('/').next().unwrap_or("");
    let Some(front) = Front::of(master).filter(|_| !folder.is_empty()) else {
        return Vec::new();
    };
    let other = front.words("name").filter(|(name, _)| *name != folder);
    other
        .map(|(name, span)| front.found(span).with("name", name).with("folder", folder))
        .into_iter()
        .collect()
}
