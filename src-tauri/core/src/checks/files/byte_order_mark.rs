//! A byte order mark at the start of a file (`meta.json`, which programs refuse to read with one, has its own check).

use super::whole;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Entry, FileTree, Severity};

/// See the catalogue.
pub const CHECK: Check = Check {
    code: "files/byte-order-mark",
    severity: Severity::Warning,
    run: Run::Files(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/sources/xinxinming-excerpts.md",
        find: "# 《信心铭》",
        with: "\u{feff}# 《信心铭》",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "{",
        with: "\u{feff}{",
    }],
};

fn run(tree: &FileTree) -> Vec<Found> {
    tree.values()
        .filter_map(Entry::read)
        .filter(|file| file.has_bom() && file.path.file_name() != "meta.json")
        .map(|file| whole(&file.path))
        .collect()
}
