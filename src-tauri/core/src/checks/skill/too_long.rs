//! A SKILL.md of more lines than a host should load.

use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Place, Severity};

/// The check (masters.md §1.9).
pub const CHECK: Check = Check {
    code: "skill/too-long",
    severity: Severity::Error,
    run: Run::Master(run),
    fires: &[Edit::Append {
        file: "master-sengcan/SKILL.md",
        text: LINE_ENDS,
    }],
    silent: &[Edit::Append {
        file: "master-sengcan/SKILL.md",
        text: "\n另见编者的话。\n",
    }],
};

/// The most lines.
const MOST: usize = 500;

/// Line ends that pass the limit by themselves.
const LINE_ENDS: &str = match std::str::from_utf8(&[b'\n'; MOST]) {
    Ok(text) => text,
    Err(_) => "",
};

fn run(master: &Master) -> Vec<Found> {
    let Some(skill) = master.skill.read() else {
        return Vec::new();
    };
    let file = &skill.markdown.file;
    let count = file.lines.count() - usize::from(file.text.ends_with('\n'));
    if count <= MOST {
        return Vec::new();
    }
    vec![Found::at(Place::file(&file.path)).with("count", count.to_string())]
}
