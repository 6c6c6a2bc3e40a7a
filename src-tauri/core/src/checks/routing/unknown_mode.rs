//! A rule for a teaching mode that there is not.

use super::unknown::unknown;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{MasterKind, Severity, Workspace};

/// The check (masters.md §2.1).
pub const CHECK: Check = Check {
    code: "routing/unknown-mode",
    severity: Severity::Error,
    run: Run::Workspace(run),
    fires: &[Edit::Replace {
        file: "routing.json",
        find: "\"mode\": \"compare-masters\"",
        with: "\"mode\": \"compare-all\"",
    }],
    silent: &[Edit::Replace {
        file: "routing.json",
        find: "\"mode\": \"compare-masters\"",
        with: "\"mode\": \"master-compare-masters\"",
    }],
};

fn run(workspace: &Workspace) -> Vec<Found> {
    unknown(workspace, MasterKind::TeachingMode, &["/mode_rules/*/mode"])
}
