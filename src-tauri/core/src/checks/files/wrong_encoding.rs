//! A text file that is not UTF-8.

use super::{is_text, unreadable, whole};
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{FileTree, Severity, Unreadable};

/// See the catalogue.
pub const CHECK: Check = Check {
    code: "files/wrong-encoding",
    severity: Severity::Error,
    run: Run::Files(run),
    fires: &[Edit::Spoil {
        file: "master-sengcan/sources/xinxinming-excerpts.md",
        why: || Unreadable::NotUtf8 { offset: 16 },
    }],
    silent: &[Edit::Spoil {
        file: "master-sengcan/portrait.jpg",
        why: || Unreadable::NotUtf8 { offset: 0 },
    }],
};

fn run(tree: &FileTree) -> Vec<Found> {
    unreadable(tree, |path, why| match why {
        Unreadable::NotUtf8 { offset } if is_text(path) => {
            Some(whole(path).with("offset", offset.to_string()))
        }
        _ => None,
    })
}
