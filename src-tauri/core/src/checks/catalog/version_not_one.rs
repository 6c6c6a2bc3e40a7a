//! A `skill-catalog.json` of another version of the format.

use crate::checks::{Check, Edit, Found, Run, beside};
use crate::model::{Severity, Workspace};

/// The check (masters.md §1.14).
pub const CHECK: Check = Check {
    code: "catalog/version-not-one",
    severity: Severity::Error,
    run: Run::Workspace(run),
    fires: &[Edit::Replace {
        file: "skill-catalog.json",
        find: "\"version\": 1,",
        with: "\"version\": 2,",
    }],
    silent: &[Edit::Replace {
        file: "skill-catalog.json",
        find: "\"version\": 1,",
        with: "\"version\":  1,",
    }],
};

fn run(workspace: &Workspace) -> Vec<Found> {
    beside::version_not_one(&workspace.repository.catalog)
}
