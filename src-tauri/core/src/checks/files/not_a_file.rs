//! A pipe, socket or device in place of a file.

use super::{unreadable, whole};
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{FileTree, Severity, Unreadable};

/// See the catalogue.
pub const CHECK: Check = Check {
    code: "files/not-a-file",
    severity: Severity::Error,
    run: Run::Files(run),
    fires: &[Edit::Spoil {
        file: "master-sengcan/sources/notes.md",
        why: || Unreadable::NotAFile,
    }],
    silent: &[Edit::Write {
        file: "master-sengcan/notes.md",
        text: "A file of its own.\n",
    }],
};

fn run(tree: &FileTree) -> Vec<Found> {
    unreadable(tree, |path, why| {
        matches!(why, Unreadable::NotAFile).then(|| whole(path))
    })
}
