//! A value that `routing.json` cannot do without.

use super::EXPECTED;
use crate::checks::{Check, Edit, Found, Run, beside};
use crate::model::{Severity, Workspace};

/// The check (masters.md §1.14).
pub const CHECK: Check = Check {
    code: "routing/value-missing",
    severity: Severity::Error,
    run: Run::Workspace(run),
    fires: &[Edit::Replace {
        file: "routing.json",
        find: "\"mode\": \"compare-masters\",\n      ",
        with: "",
    }],
    silent: &[Edit::Replace {
        file: "routing.json",
        find: "\"id\": \"guarding-the-mind\",\n      ",
        with: "",
    }],
};

fn run(workspace: &Workspace) -> Vec<Found> {
    beside::missing(&workspace.repository.routing, EXPECTED)
}
