//! A value of `routing.json` of another kind than it must be.

use super::EXPECTED;
use crate::checks::{Check, Edit, Found, Run, beside};
use crate::model::{Severity, Workspace};

/// The check (masters.md §1.14).
pub const CHECK: Check = Check {
    code: "routing/wrong-kind-of-value",
    severity: Severity::Error,
    run: Run::Workspace(run),
    fires: &[Edit::Replace {
        file: "routing.json",
        find: "\"min_keyword_length\": 2",
        with: "\"min_keyword_length\": \"2\"",
    }],
    silent: &[Edit::Replace {
        file: "routing.json",
        find: "\"keyword_hit\": 3",
        with: "\"keyword_hit\": 3.5",
    }],
};

fn run(workspace: &Workspace) -> Vec<Found> {
    beside::wrong_kind(&workspace.repository.routing, EXPECTED)
}
