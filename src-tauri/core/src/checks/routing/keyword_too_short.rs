//! A keyword so short that it stands in everyday words: of the rules, or of a master.

use super::GROUPS;
use crate::checks::beside::words;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{JsonDoc, Master, Place, Severity, Value, Workspace};

/// The check (masters.md §2.1).
pub const CHECK: Check = Check {
    code: "routing/keyword-too-short",
    severity: Severity::Error,
    run: Run::Workspace(run),
    fires: &[Edit::Replace {
        file: "routing.json",
        find: "\"放不下\"",
        with: "\"空\"",
    }],
    silent: &[Edit::Replace {
        file: "routing.json",
        find: "\"放不下\"",
        with: "\"放下\"",
    }],
};

fn run(workspace: &Workspace) -> Vec<Found> {
    let Some(routing) = workspace.repository.routing.read() else {
        return Vec::new();
    };
    let Some(least) = least_length(routing) else {
        return Vec::new();
    };
    let rows = GROUPS.map(|group| format!("/{group}/*/keywords/*"));
    let mut found: Vec<_> = rows
        .iter()
        .flat_map(|rows| short(routing, rows, least))
        .collect();
    for meta in workspace.personas().filter_map(Master::meta) {
        found.extend(short(&meta.doc, "/search_scope/keywords/*", least));
    }
    found
}

fn least_length(routing: &JsonDoc) -> Option<usize> {
    match &routing.root.get("min_keyword_length")?.value {
        Value::Number(number) => number.parse().ok(),
        _ => None,
    }
}

fn short(doc: &JsonDoc, pattern: &str, least: usize) -> Vec<Found> {
    let length = |words: &str| words.trim().chars().count();
    words(doc, pattern)
        .into_iter()
        .filter(|(_, words)| (1..least).contains(&length(words)))
        .map(|(pointer, words)| {
            let found = Found::at(Place::json(doc, pointer));
            found
                .with("keyword", words)
                .with("least", least.to_string())
        })
        .collect()
}
