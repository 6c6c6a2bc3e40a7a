//! A critique of a teaching mode, which holds no position (masters.md §1.8).

use super::entry::{companion, targets_if};
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, MasterKind, Severity, Workspace};

/// The check.
pub const CHECK: Check = Check {
    code: "critique/target-is-a-teaching-mode",
    severity: Severity::Error,
    run: Run::Among(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"target_master\": \"yongjia-xuanjue\"",
        with: "\"target_master\": \"compare-masters\"",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"target_master\": \"yongjia-xuanjue\"",
        with: "\"target_master\": \"santideva\"",
    }],
};

fn run(master: &Master, workspace: &Workspace) -> Vec<Found> {
    targets_if(master, |slug| {
        let target = companion(workspace, slug);
        target.is_some_and(|m| m.kind == MasterKind::TeachingMode)
    })
}
