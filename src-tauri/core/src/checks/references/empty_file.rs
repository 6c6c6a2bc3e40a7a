//! A reference file with nothing in it. The voice file has checks of its own for what it must hold.

use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Place, Severity};

/// See the catalogue.
pub const CHECK: Check = Check {
    code: "references/empty-file",
    severity: Severity::Error,
    run: Run::Master(run),
    fires: &[Edit::Write {
        file: "master-sengcan/references/teaching.md",
        text: "\n\n",
    }],
    silent: &[Edit::Write {
        file: "master-sengcan/references/teaching.md",
        text: "# 僧璨：教义\n",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let read = master.teaching.read().into_iter();
    read.chain(&master.references)
        .map(|markdown| &markdown.file)
        .filter(|file| file.text.trim_start_matches('\u{feff}').trim().is_empty())
        .map(|file| Found::at(Place::file(&file.path)).with("file", file.path.as_str()))
        .collect()
}
