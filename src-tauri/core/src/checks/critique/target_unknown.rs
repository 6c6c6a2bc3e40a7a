//! A critique of a master that is not in the folder (masters.md §1.8).

use super::entry::{companion, targets_if};
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity, Workspace};

/// The check.
pub const CHECK: Check = Check {
    code: "critique/target-unknown",
    severity: Severity::Error,
    run: Run::Among(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"target_master\": \"yongjia-xuanjue\"",
        with: "\"target_master\": \"linji\"",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"target_master\": \"yongjia-xuanjue\"",
        with: "\"target_master\": \"santideva\"",
    }],
};

fn run(master: &Master, workspace: &Workspace) -> Vec<Found> {
    // A master opened as a folder of its own has no companions to look for.
    if master.folder.is_empty() {
        return Vec::new();
    }
    targets_if(master, |slug| {
        slug != master.slug && companion(workspace, slug).is_none()
    })
}
