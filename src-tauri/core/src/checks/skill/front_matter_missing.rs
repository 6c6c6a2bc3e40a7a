//! A SKILL.md that does not begin with front matter.

use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Place, Severity};

/// The check (masters.md §2.1).
pub const CHECK: Check = Check {
    code: "skill/front-matter-missing",
    severity: Severity::Error,
    run: Run::Master(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/SKILL.md",
        find: "---\nname",
        with: "name",
    }],
    silent: &[Edit::Append {
        file: "master-sengcan/SKILL.md",
        text: "\n另见编者的话。\n",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let bare = master.skill.read().filter(|skill| skill.front.is_none());
    bare.map(|skill| Found::at(Place::file(&skill.markdown.file.path)))
        .into_iter()
        .collect()
}
