//! A file that the operating system did not let us read.

use super::{unreadable, whole};
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{FileTree, Severity, Unreadable};

/// See the catalogue.
pub const CHECK: Check = Check {
    code: "files/refused",
    severity: Severity::Error,
    run: Run::Files(run),
    fires: &[Edit::Spoil {
        file: "master-sengcan/sources/xinxinming-excerpts.md",
        why: || Unreadable::Refused {
            reason: "Permission denied".to_owned(),
            lasting: false,
        },
    }],
    silent: &[],
};

fn run(tree: &FileTree) -> Vec<Found> {
    unreadable(tree, |path, why| match why {
        Unreadable::Refused { reason, .. } => Some(whole(path).with("reason", reason)),
        _ => None,
    })
}
