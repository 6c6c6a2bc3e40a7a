//! A rule that sends readers to a master that there is not.

use super::MASTERS;
use super::unknown::unknown;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{MasterKind, Severity, Workspace};

/// The check (masters.md §2.1).
pub const CHECK: Check = Check {
    code: "routing/unknown-master",
    severity: Severity::Error,
    run: Run::Workspace(run),
    fires: &[Edit::Replace {
        file: "routing.json",
        find: "\"masters\": [\n        \"sengcan\"\n      ]",
        with: "\"masters\": [\n        \"sengcan\",\n        \"sengzhao\"\n      ]",
    }],
    silent: &[Edit::Replace {
        file: "routing.json",
        find: "\"masters\": [\n        \"sengcan\"\n      ]",
        with: "\"masters\": [\n        \"master-sengcan\"\n      ]",
    }],
};

fn run(workspace: &Workspace) -> Vec<Found> {
    unknown(workspace, MasterKind::Persona, &MASTERS)
}
