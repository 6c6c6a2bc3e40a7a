//! U+FFFD, which a program writes where it could not read a character: the word that stood there is lost.

use super::stretches::stretches;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{FileTree, Severity};
use crate::text::Span;

/// See the catalogue.
pub const CHECK: Check = Check {
    code: "files/replacement-character",
    severity: Severity::Warning,
    run: Run::Files(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/sources/xinxinming-excerpts.md",
        find: "毫釐有差",
        with: "毫\u{fffd}有差",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/sources/xinxinming-excerpts.md",
        find: "毫釐有差",
        with: "毫□有差",
    }],
};

const LOST: char = '\u{fffd}';

fn run(tree: &FileTree) -> Vec<Found> {
    let mut found = Vec::new();
    for stretch in stretches(tree, |text| text.contains(LOST)) {
        let mut places = stretch.text.match_indices(LOST);
        if let Some((start, lost)) = places.next() {
            let place = stretch.place(Span::new(start, start + lost.len()));
            let count = 1 + places.count();
            found.push(Found::at(place).with("count", count.to_string()));
        }
    }
    found
}
