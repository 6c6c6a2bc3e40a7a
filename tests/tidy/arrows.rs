//! The arrows of ARCHITECTURE.md against the dependency lists and the imports: any other arrow fails.

use std::collections::BTreeSet;

use cargo_metadata::MetadataCommand;
use colophon_tests::root;

use crate::architecture::may_use;
use crate::sources::files;

#[test]
fn members_depend_only_along_the_arrows() {
    let table = may_use("package");
    let metadata = MetadataCommand::new()
        .manifest_path(root().join("Cargo.toml"))
        .no_deps()
        .exec()
        .unwrap();
    let members: BTreeSet<String> = metadata
        .packages
        .iter()
        .map(|p| p.name.to_string())
        .collect();
    assert_eq!(
        members,
        table.keys().cloned().collect(),
        "members and the table of arrows differ"
    );
    for package in &metadata.packages {
        let allowed = &table[package.name.as_str()];
        for dependency in package
            .dependencies
            .iter()
            .filter(|d| members.contains(&d.name))
        {
            assert!(
                allowed.contains(&dependency.name),
                "{} may not depend on {}",
                package.name,
                dependency.name
            );
        }
    }
}

#[test]
fn core_modules_import_only_along_the_arrows() {
    let table = may_use("module");
    let folder = "src-tauri/core/src/";
    for (path, text) in files(folder, &[".rs"]) {
        let inside = path.strip_prefix(folder).unwrap();
        let module = inside.split(['/', '.']).next().unwrap();
        if module == "lib" {
            continue;
        }
        let allowed = table
            .get(module)
            .unwrap_or_else(|| panic!("{module} is not in the table of arrows"));
        for used in imports(product_code(&path, &text)) {
            assert!(
                used == module || allowed.contains(&used),
                "{path} may not use crate::{used}"
            );
        }
    }
}

/// What is shipped: tests may look at everything.
fn product_code<'a>(path: &str, text: &'a str) -> &'a str {
    if path.ends_with("tests.rs") {
        return "";
    }
    text.split("#[cfg(test)]\nmod ").next().unwrap_or(text)
}

fn imports(text: &str) -> BTreeSet<String> {
    let used = |part: &str| {
        let word: String = part
            .chars()
            .take_while(|c| c.is_ascii_lowercase() || *c == '_')
            .collect();
        (!word.is_empty()).then_some(word)
    };
    text.split("crate::").skip(1).filter_map(used).collect()
}

#[test]
fn the_core_touches_nothing_outside() {
    let forbidden = [
        "std::fs",
        "std::net",
        "std::env",
        "std::process",
        "std::time",
        "SystemTime",
        "Instant::now",
    ];
    for (path, text) in files("src-tauri/core/src", &[".rs"]) {
        for word in forbidden {
            assert!(
                !product_code(&path, &text).contains(word),
                "{path} uses {word}"
            );
        }
    }
}

#[test]
fn one_file_of_the_page_reaches_the_backend() {
    for (path, text) in files("ui/src", &[".ts", ".svelte"]) {
        let reaches = text.contains("@tauri-apps/") || text.contains("fetch(");
        assert!(
            !reaches || path == "ui/src/ipc/client.ts",
            "{path} reaches the backend by itself"
        );
    }
}
