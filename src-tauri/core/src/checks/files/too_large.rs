//! A text file too large to be read.

use super::{is_text, unreadable, whole};
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{FileTree, Severity, Unreadable};

/// See the catalogue.
pub const CHECK: Check = Check {
    code: "files/too-large",
    severity: Severity::Error,
    run: Run::Files(run),
    fires: &[Edit::Spoil {
        file: "master-sengcan/sources/xinxinming-excerpts.md",
        why: || Unreadable::TooLarge {
            size: 70_000_000,
            limit: 16_777_216,
        },
    }],
    silent: &[Edit::Spoil {
        file: "master-sengcan/portrait.jpg",
        why: || Unreadable::TooLarge {
            size: 70_000_000,
            limit: 16_777_216,
        },
    }],
};

fn run(tree: &FileTree) -> Vec<Found> {
    unreadable(tree, |path, why| match why {
        Unreadable::TooLarge { size, limit } if is_text(path) => Some(
            whole(path)
                .with("size", size.to_string())
                .with("limit", limit.to_string()),
        ),
        _ => None,
    })
}
