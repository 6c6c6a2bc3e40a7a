//! ARCHITECTURE.md, read as data: its tables, and the folders and files it names.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use colophon_tests::root;

/// The text of ARCHITECTURE.md.
pub fn text() -> String {
    fs::read_to_string(root().join("ARCHITECTURE.md")).unwrap()
}

/// The table whose head row begins with `head` and `may use`: each name in backticks with those it may use.
pub fn may_use(head: &str) -> BTreeMap<String, BTreeSet<String>> {
    let text = text();
    let start = format!("| {head} | may use |");
    let rows = text
        .lines()
        .skip_while(|l| *l != start)
        .skip(2)
        .take_while(|l| l.starts_with('|'));
    let table: BTreeMap<_, _> = rows
        .map(|row| {
            let cells: Vec<_> = row.split('|').collect();
            (words(cells[1]).next().unwrap(), words(cells[2]).collect())
        })
        .collect();
    assert!(!table.is_empty(), "no table with the head {start}");
    table
}

/// The words in backticks.
fn words(text: &str) -> impl Iterator<Item = String> {
    text.split('`').skip(1).step_by(2).map(str::to_owned)
}

#[test]
fn every_path_it_names_is_there() {
    let named: BTreeSet<String> = words(&text()).filter(|w| is_path(w)).collect();
    let in_core = |path: &str| root().join("src-tauri").join(path).exists();
    let missing: Vec<_> = named
        .iter()
        .filter(|p| !root().join(p.as_str()).exists() && !in_core(p))
        .collect();
    assert!(
        missing.is_empty(),
        "ARCHITECTURE.md names what is not there: {missing:#?}"
    );
}

fn is_path(word: &str) -> bool {
    let plain = word
        .chars()
        .all(|c| c.is_ascii_alphanumeric() || "/_-.".contains(c));
    plain && word.contains('/') && !word.starts_with('/')
}
