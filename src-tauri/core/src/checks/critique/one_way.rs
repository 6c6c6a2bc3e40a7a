//! A critique to which the criticised master, though in the folder, has no answer (masters.md §1.8, §1.15).

use super::entry::{companion, targets_if};
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, MasterKind, Severity, Workspace};

/// The check.
pub const CHECK: Check = Check {
    code: "critique/one-way",
    severity: Severity::Info,
    run: Run::Among(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"target_master\": \"yongjia-xuanjue\"",
        with: "\"target_master\": \"santideva\"",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "证道歌长歌尽兴",
        with: "证道歌尽兴",
    }],
};

fn run(master: &Master, workspace: &Workspace) -> Vec<Found> {
    targets_if(master, |slug| {
        let target = companion(workspace, slug);
        let silent = |target: &Master| {
            let answers = target
                .meta()
                .map(|meta| meta.critiques().any(|c| c.target == Some(&master.slug)));
            target.kind == MasterKind::Persona && answers == Some(false)
        };
        slug != master.slug && target.is_some_and(silent)
    })
}
