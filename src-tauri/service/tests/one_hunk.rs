//! One edit of one field is one hunk in `git diff`, whichever field of whichever master.
#![allow(clippy::unwrap_used, clippy::panic, clippy::print_stdout)]

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use colophon_core::edit::json::{insert, remove, rename_key, set};
use colophon_core::model::pointer_below;
use serde_json::{Value, json};

/// Every place of `value` with its pointer, itself left out.
fn places(value: &Value, at: &str, found: &mut Vec<(String, Value)>) {
    let children: Vec<(String, &Value)> = match value {
        Value::Object(members) => members
            .iter()
            .map(|(k, v)| (pointer_below(at, k), v))
            .collect(),
        Value::Array(items) => (0..)
            .zip(items)
            .map(|(n, v): (usize, _)| (format!("{at}/{n}"), v))
            .collect(),
        _ => Vec::new(),
    };
    for (pointer, child) in children {
        found.push((pointer.clone(), child.clone()));
        places(child, &pointer, found);
    }
}

/// Another value of the same kind.
fn other(value: &Value) -> Value {
    match value {
        Value::String(text) => json!(format!("{text}改")),
        Value::Bool(is) => json!(!is),
        Value::Number(_) => json!(7_654_321),
        Value::Null => json!("改"),
        Value::Array(_) => json!(["改", "改"]),
        Value::Object(_) => json!({"改": "改"}),
    }
}

/// Every edit of one place of `text`, by name.
fn edits(text: &str) -> BTreeMap<String, String> {
    let mut found = Vec::new();
    let value: Value = serde_json::from_str(text).unwrap();
    places(&value, "", &mut found);
    let mut edits = BTreeMap::new();
    for (pointer, value) in found {
        let mut put =
            |what: &str, edited: String| drop(edits.insert(format!("{what} {pointer}"), edited));
        put("set", set(text, &pointer, &other(&value)).unwrap());
        put("remove", remove(text, &pointer).unwrap());
        let (parent, last) = pointer.rsplit_once('/').unwrap();
        if last.parse::<usize>().is_ok() {
            put(
                "insert before",
                insert(text, &pointer, &json!("改")).unwrap(),
            );
        } else {
            put("rename", rename_key(text, &pointer, "改").unwrap());
            put(
                "insert beside",
                insert(text, &pointer_below(parent, "改"), &json!(["改"])).unwrap(),
            );
        }
        match value {
            Value::Array(_) => put(
                "append",
                insert(text, &format!("{pointer}/-"), &json!("改")).unwrap(),
            ),
            Value::Object(_) => put(
                "member",
                insert(text, &pointer_below(&pointer, "改"), &json!(1)).unwrap(),
            ),
            _ => {}
        }
    }
    edits
}

/// For each file that differs, the number of hunks that git shows.
fn hunks(before: &Path, after: &Path) -> BTreeMap<String, usize> {
    let mut git = Command::new("git");
    git.args([
        "-c",
        "core.quotePath=false",
        "diff",
        "--no-index",
        "--no-renames",
    ]);
    let ran = git.arg(before).arg(after).output().unwrap();
    let shown = String::from_utf8(ran.stdout).unwrap();
    let mut found = BTreeMap::new();
    let mut file = String::new();
    for line in shown.lines() {
        if let Some(names) = line.strip_prefix("diff --git ") {
            file = names.rsplit('/').next().unwrap().to_owned();
        } else if line.starts_with("@@ ") {
            *found.entry(file.clone()).or_insert(0) += 1;
        }
    }
    found
}

fn metas(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path());
    let mut found: Vec<PathBuf> = entries
        .map(|folder| folder.join("meta.json"))
        .filter(|meta| meta.is_file())
        .collect();
    found.sort();
    found
}

#[test]
fn one_edit_of_one_field_is_one_hunk_in_git() {
    let samples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../masters");
    let mut files = metas(&samples);
    assert!(files.len() >= 3, "{files:?}");
    match std::env::var_os("COLOPHON_MASTERS") {
        Some(real) => files.extend(metas(Path::new(&real))),
        None => println!("one hunk: the real masters skipped, COLOPHON_MASTERS is not set"),
    }
    let mut count = 0;
    let mut wrong = Vec::new();
    for file in &files {
        let text = fs::read_to_string(file).unwrap();
        let place = tempfile::tempdir().unwrap();
        let [before, after] = ["before", "after"].map(|name| place.path().join(name));
        fs::create_dir(&before).unwrap();
        fs::create_dir(&after).unwrap();
        let edits = edits(&text);
        for (number, edited) in edits.values().enumerate() {
            fs::write(before.join(number.to_string()), &text).unwrap();
            fs::write(after.join(number.to_string()), edited).unwrap();
        }
        let hunks = hunks(&before, &after);
        for (number, (name, edited)) in edits.iter().enumerate() {
            let found = hunks.get(&number.to_string()).copied().unwrap_or(0);
            if found != 1 || *edited == text {
                wrong.push(format!("{}: {name}: {found} hunks", file.display()));
            }
        }
        count += edits.len();
    }
    println!("one hunk: {count} edits of {} files", files.len());
    assert!(
        wrong.is_empty(),
        "{} of {count}:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
    assert!(count > 1_000, "{count}");
}
