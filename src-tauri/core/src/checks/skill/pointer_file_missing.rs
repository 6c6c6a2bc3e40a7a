//! A file named in backticks that is not there.

use super::instructions::body;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Place, Severity};
use crate::text::Span;
use regex::Regex;
use std::collections::BTreeSet;
use std::sync::LazyLock;

/// The check (masters.md §1.9).
pub const CHECK: Check = Check {
    code: "skill/pointer-file-missing",
    severity: Severity::Error,
    run: Run::Master(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/SKILL.md",
        find: "`sources/xinxinming-excerpts.md` §信心不二",
        with: "`sources/xinxin-excerpts.md` §信心不二",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/SKILL.md",
        find: "`sources/xinxinming-excerpts.md` §信心不二",
        with: "`sources/INDEX.md`",
    }],
};

/// A Markdown or JSON Lines file of the master's own folders.
static NAMED: LazyLock<Option<Regex>> = LazyLock::new(|| {
    Regex::new(r"`((?:sources|references|tests)/[^`\s{}<>*…]+\.(?:md|jsonl))`").ok()
});

fn run(master: &Master) -> Vec<Found> {
    let Some(skill) = master.skill.read() else {
        return Vec::new();
    };
    let file = &skill.markdown.file;
    let named = NAMED
        .iter()
        .flat_map(|regex| regex.captures_iter(body(skill)));
    let mut seen = BTreeSet::new();
    named
        .filter_map(|captures| captures.get(1))
        .filter(|name| !master.files.contains_key(&master.path(name.as_str())))
        .filter(|name| seen.insert(name.as_str()))
        .map(|name| {
            let span = Span::new(name.start(), name.end()).shifted(skill.body_start);
            Found::at(Place::span(file, span)).with("file", name.as_str())
        })
        .collect()
}
