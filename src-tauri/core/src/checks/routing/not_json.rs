//! A `routing.json` that is not JSON, or not an object.

use crate::checks::{Check, Edit, Found, Run, beside};
use crate::model::{Severity, Workspace};

/// The check (masters.md §1.14).
pub const CHECK: Check = Check {
    code: "routing/not-json",
    severity: Severity::Error,
    run: Run::Workspace(run),
    fires: &[Edit::Replace {
        file: "routing.json",
        find: "\"version\": 1,",
        with: "\"version\": 1,,",
    }],
    silent: &[Edit::Replace {
        file: "routing.json",
        find: "\"version\": 1,",
        with: "\"version\"  :  1,",
    }],
};

fn run(workspace: &Workspace) -> Vec<Found> {
    beside::not_json(&workspace.repository.routing)
}
