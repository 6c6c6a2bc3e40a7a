//! A study path that names a work no master declares.

use super::study_paths;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Context, Declared, Place, Severity, WorkId, Workspace, find_ids};

/// The check (masters.md §1.14).
pub const CHECK: Check = Check {
    code: "curriculum/undeclared-work",
    severity: Severity::Error,
    run: Run::Workspace(run),
    fires: &[
        Edit::Write {
            file: "master-curriculum/SKILL.md",
            text: "---\nname: master-curriculum\nkind: meta-skill\n---\n",
        },
        Edit::Write {
            file: "master-curriculum/references/path.md",
            text: "# 次第\n\n先读 T48n2010，再读 T99n9999。\n",
        },
    ],
    silent: &[
        Edit::Write {
            file: "master-curriculum/SKILL.md",
            text: "---\nname: master-curriculum\nkind: meta-skill\n---\n",
        },
        Edit::Write {
            file: "master-curriculum/references/path.md",
            text: "# 次第\n\n先读 T48n2010，再读 T2010。\n",
        },
    ],
};

fn run(workspace: &Workspace) -> Vec<Found> {
    let declared: Vec<_> = workspace.personas().filter_map(Declared::of).collect();
    let known = |id: &WorkId| {
        declared
            .iter()
            .any(|works| !works.standing(id).is_undeclared())
    };
    let mut found = Vec::new();
    for file in study_paths(workspace) {
        for id in find_ids(&file.text, Context::Bracketed) {
            if !known(&id.id) {
                let words = id.span.of(&file.text);
                found.push(Found::at(Place::span(file, id.span)).with("id", words));
            }
        }
    }
    found
}
