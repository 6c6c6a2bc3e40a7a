//! Control characters, such as those that steer a terminal.

use super::character_names::points;
use super::traces::{traces, unseen};
use crate::checks::{Check, Edit, Found, Run};
use crate::fence::Change;
use crate::model::{FileTree, Severity};

/// See the catalogue.
pub const CHECK: Check = Check {
    code: "files/control-characters",
    severity: Severity::Error,
    run: Run::Files(run),
    fires: &[Edit::Append {
        file: "master-sengcan/sources/xinxinming-excerpts.md",
        text: "\n\u{1b}[31m至道\n",
    }],
    silent: &[Edit::Append {
        file: "master-sengcan/references/teaching.md",
        text: "\n\u{9}至道\n",
    }],
};

fn run(tree: &FileTree) -> Vec<Found> {
    traces(
        tree,
        |text| text.chars().any(is_control),
        |text: &str, change: &Change| unseen(text, change).is_some_and(is_control),
        |trace| {
            let place = trace.stretch.place(trace.span);
            Some(Found::at(place).with("points", points(trace.words())))
        },
    )
}

fn is_control(c: char) -> bool {
    c.is_control() && !matches!(c, '\t' | '\r' | '\n')
}
