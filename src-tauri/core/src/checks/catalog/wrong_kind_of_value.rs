//! A value of `skill-catalog.json` of another kind than it must be.

use super::EXPECTED;
use crate::checks::{Check, Edit, Found, Run, beside};
use crate::model::{Severity, Workspace};

/// The check (masters.md §1.14).
pub const CHECK: Check = Check {
    code: "catalog/wrong-kind-of-value",
    severity: Severity::Error,
    run: Run::Workspace(run),
    fires: &[Edit::Replace {
        file: "skill-catalog.json",
        find: "\"aliases\": [\n        \"santideva\"\n      ]",
        with: "\"aliases\": \"santideva\"",
    }],
    silent: &[Edit::Replace {
        file: "skill-catalog.json",
        find: "\"aliases\": [\n        \"santideva\"\n      ]",
        with: "\"aliases\": []",
    }],
};

fn run(workspace: &Workspace) -> Vec<Found> {
    beside::wrong_kind(&workspace.repository.catalog, EXPECTED)
}
