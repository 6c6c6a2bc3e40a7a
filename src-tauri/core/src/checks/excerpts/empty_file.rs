//! An excerpt file with nothing in it.

use super::is_blank;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Place, Severity};

/// See the catalogue.
pub const CHECK: Check = Check {
    code: "excerpts/empty-file",
    severity: Severity::Error,
    run: Run::Master(run),
    fires: &[Edit::Write {
        file: "master-sengcan/sources/xinxinming-excerpts.md",
        text: "\n",
    }],
    silent: &[Edit::Write {
        file: "master-sengcan/sources/xinxinming-excerpts.md",
        text: "# 《信心铭》摘录\n",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    master
        .excerpts
        .iter()
        .filter(|file| is_blank(file))
        .map(|file| Found::at(Place::file(&file.markdown.file.path)))
        .collect()
}
