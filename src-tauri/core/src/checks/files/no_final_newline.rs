//! A Markdown or JSON Lines file whose last line has no end.

use super::whole;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Entry, FileTree, Severity};

/// See the catalogue.
pub const CHECK: Check = Check {
    code: "files/no-final-newline",
    severity: Severity::Info,
    run: Run::Files(run),
    fires: &[Edit::Append {
        file: "master-sengcan/references/teaching.md",
        text: "末行",
    }],
    silent: &[Edit::Append {
        file: "master-sengcan/references/teaching.md",
        text: "末行\n",
    }],
};

fn run(tree: &FileTree) -> Vec<Found> {
    tree.values()
        .filter_map(Entry::read)
        .filter(|file| {
            file.path.as_str().ends_with(".md") || file.path.as_str().ends_with(".jsonl")
        })
        .filter(|file| !(file.text.is_empty() || file.text.ends_with(['\n', '\r'])))
        .map(|file| whole(&file.path))
        .collect()
}
