//! A keyword of a situation that meets a keyword of a teaching mode, which is asked first.

use super::keywords::{keywords, meeting, within};
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Severity, Workspace};

/// The check (masters.md §2.1).
pub const CHECK: Check = Check {
    code: "routing/keyword-of-a-mode",
    severity: Severity::Error,
    run: Run::Workspace(run),
    fires: &[Edit::Replace {
        file: "routing.json",
        find: "\"生气\",",
        with: "\"各家怎么说我\",",
    }],
    silent: &[Edit::Replace {
        file: "routing.json",
        find: "\"生气\",",
        with: "\"各方\",\n        \"生气\",",
    }],
};

fn run(workspace: &Workspace) -> Vec<Found> {
    let Some(doc) = workspace.repository.routing.read() else {
        return Vec::new();
    };
    let situations = keywords(doc, "situations");
    let modes = keywords(doc, "mode_rules");
    let longer = within(&situations, &modes).into_iter();
    let shorter = within(&modes, &situations).into_iter();
    let shorter = shorter.filter(|(mode, situation)| mode.words != situation.words);
    longer
        .chain(shorter.map(|(mode, situation)| (situation, mode)))
        .map(|(situation, mode)| meeting(doc, situation, mode))
        .collect()
}
