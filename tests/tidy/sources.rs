//! The source files of the project, and what every one of them must be.

use std::fs;
use std::path::{Path, PathBuf};

use colophon_tests::root;

/// Files below `folder` (inside the repository) whose names end in one of `endings`, by path, generated ones apart.
pub fn files(folder: &str, endings: &[&str]) -> Vec<(String, String)> {
    let mut found = Vec::new();
    collect(&root().join(folder), endings, &mut found);
    assert!(!found.is_empty(), "no {endings:?} below {folder}");
    found.sort();
    found
        .into_iter()
        .map(|path| {
            let text = fs::read_to_string(&path).unwrap();
            (
                path.strip_prefix(root())
                    .unwrap()
                    .to_string_lossy()
                    .into_owned(),
                text,
            )
        })
        .filter(|(path, _)| !path.contains(".gen."))
        .collect()
}

fn collect(folder: &Path, endings: &[&str], found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if path.is_dir() {
            if !matches!(
                name.as_str(),
                "target" | "node_modules" | "dist" | "gen" | ".git"
            ) {
                collect(&path, endings, found);
            }
        } else if endings.iter().any(|ending| name.ends_with(ending)) {
            found.push(path);
        }
    }
}

#[test]
fn every_rust_file_says_what_it_does() {
    let rust = files("src-tauri", &[".rs"])
        .into_iter()
        .chain(files("tests", &[".rs"]));
    let without: Vec<_> = rust
        .filter(|(_, text)| !text.starts_with("//! "))
        .map(|(path, _)| path)
        .collect();
    assert!(
        without.is_empty(),
        "files without a head (`//! …`): {without:#?}"
    );
}

#[test]
fn no_file_is_a_drawer_for_odds_and_ends() {
    let named = |path: &str| {
        let stem = Path::new(path)
            .file_stem()
            .unwrap()
            .to_string_lossy()
            .to_lowercase();
        [
            "util", "utils", "helper", "helpers", "misc", "common", "manager",
        ]
        .contains(&stem.as_str())
    };
    let drawers: Vec<_> = files("", &[".rs", ".ts", ".svelte"])
        .into_iter()
        .map(|(p, _)| p)
        .filter(|p| named(p))
        .collect();
    assert!(drawers.is_empty(), "{drawers:#?}");
}

#[test]
fn lock_files_name_no_hosts() {
    for (path, text) in files("ui", &["package-lock.json"]) {
        assert!(
            !text.contains("\"resolved\": \"http"),
            "{path} names download addresses"
        );
    }
}
