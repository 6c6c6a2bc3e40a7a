//! A value that `skill-catalog.json` cannot do without.

use super::EXPECTED;
use crate::checks::{Check, Edit, Found, Run, beside};
use crate::model::{Severity, Workspace};

/// The check (masters.md §1.14).
pub const CHECK: Check = Check {
    code: "catalog/value-missing",
    severity: Severity::Error,
    run: Run::Workspace(run),
    fires: &[Edit::Replace {
        file: "skill-catalog.json",
        find: "\"kind\": \"persona\",\n      ",
        with: "",
    }],
    silent: &[Edit::Replace {
        file: "skill-catalog.json",
        find: ",\n      \"aliases\": [\n        \"santideva\"\n      ]",
        with: "",
    }],
};

fn run(workspace: &Workspace) -> Vec<Found> {
    beside::missing(&workspace.repository.catalog, EXPECTED)
}
