//! A study path that calls a master who is not there.

use std::sync::LazyLock;

use regex::Regex;

use super::study_paths;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Place, Severity, Workspace};
use crate::text::Span;

/// The check (masters.md §1.14).
pub const CHECK: Check = Check {
    code: "curriculum/unknown-master",
    severity: Severity::Error,
    run: Run::Workspace(run),
    fires: &[
        Edit::Write {
            file: "master-curriculum/SKILL.md",
            text: "---\nname: master-curriculum\nkind: meta-skill\n---\n",
        },
        Edit::Write {
            file: "master-curriculum/references/path.md",
            text: "# 次第\n\n请用 `/master-sengzhao`。\n",
        },
    ],
    silent: &[
        Edit::Write {
            file: "master-curriculum/SKILL.md",
            text: "---\nname: master-curriculum\nkind: meta-skill\n---\n",
        },
        Edit::Write {
            file: "master-curriculum/references/path.md",
            text: "# 次第\n\n请用 `/master-sengcan`；见 ../master-sengzhao/SKILL.md。\n",
        },
    ],
};

static COMMAND: LazyLock<Option<Regex>> = LazyLock::new(|| {
    let before = r"(?:^|[^A-Za-z0-9_./-])";
    Regex::new(&format!(
        r"{before}(?<command>/master-[A-Za-z0-9_-]*[A-Za-z0-9_])"
    ))
    .ok()
});

fn run(workspace: &Workspace) -> Vec<Found> {
    let mut found = Vec::new();
    for file in study_paths(workspace) {
        for command in commands(&file.text) {
            let words = command.of(&file.text);
            if workspace.master(words.trim_start_matches('/')).is_none() {
                found.push(Found::at(Place::span(file, command)).with("command", words));
            }
        }
    }
    found
}

/// The commands of a text; a path that goes on behind the name is none.
fn commands(text: &str) -> Vec<Span> {
    let found = COMMAND.iter().flat_map(|regex| regex.captures_iter(text));
    let found = found.filter_map(|captures| captures.name("command"));
    found
        .filter(|command| !text[command.end()..].starts_with('/'))
        .map(|command| Span::new(command.start(), command.end()))
        .collect()
}
