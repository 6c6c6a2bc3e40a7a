//! The commands that edit: what they do to files, what undo leaves of it, what a dry run does not do.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use serde_json::{Value, json};

use crate::bench::{Bench, Ran};

const META: &str = "master-sengcan/meta.json";
const ADD: [&str; 7] = [
    "source",
    "add",
    "sengcan",
    "cbeta",
    "T51n2076",
    "--title",
    "景德傳燈錄",
];

/// Every file but the program's own.
fn files(bench: &Bench) -> BTreeMap<String, Vec<u8>> {
    let mut found = BTreeMap::new();
    collect(bench.root(), "", &mut found);
    found
}

fn collect(folder: &Path, prefix: &str, found: &mut BTreeMap<String, Vec<u8>>) {
    for entry in fs::read_dir(folder).unwrap() {
        let entry = entry.unwrap();
        let path = format!("{prefix}{}", entry.file_name().to_string_lossy());
        match entry.file_type().unwrap().is_dir() {
            true if path == ".colophon" => {}
            true => collect(&entry.path(), &format!("{path}/"), found),
            false => drop(found.insert(path, fs::read(entry.path()).unwrap())),
        }
    }
}

fn done(ran: &Ran) {
    assert_eq!((ran.status, ran.err.as_str()), (0, ""), "{ran:?}");
}

#[test]
fn every_command_is_taken_back_and_made_again_byte_for_byte() {
    let commands: [&[&str]; 11] = [
        &ADD,
        &[
            "source",
            "edit",
            "sengcan",
            "T51n2076",
            "--note",
            "三十卷",
            "--licence",
            "CC0",
        ],
        &["source", "rename", "sengcan", "T48n2010", "T48n2011"],
        &["source", "remove", "sengcan", "T51n2076"],
        &["new", "huineng", "--name", "惠能", "--school", "禅宗"],
        &["duplicate", "huineng", "caoxi", "--name", "曹溪"],
        &["rename", "sengcan", "jianzhi"],
        &["archive", "caoxi"],
        &["trash", "huineng"],
        &["restore", "1-huineng"],
        &["restore", "master-caoxi"],
    ];
    let bench = Bench::samples();
    let mut states = vec![files(&bench)];
    for command in commands {
        done(&bench.run(command));
        states.push(files(&bench));
        assert_ne!(
            states[states.len() - 2],
            states[states.len() - 1],
            "{command:?}"
        );
    }
    for state in states.iter().rev().skip(1) {
        done(&bench.run(&["undo"]));
        assert_eq!(files(&bench), *state);
    }
    assert_eq!(bench.run(&["undo"]).status, 2, "nothing is left to undo");
    for state in states.iter().skip(1) {
        done(&bench.run(&["redo"]));
        assert_eq!(files(&bench), *state);
    }
    assert_eq!(bench.run(&["redo"]).status, 2, "nothing is left to redo");
}

#[test]
fn a_dry_run_shows_the_change_and_leaves_no_trace() {
    let bench = Bench::samples();
    let before = files(&bench);
    let ran = bench.run(&[&ADD[..], &["--dry-run"]].concat());
    done(&ran);
    for line in [
        "Declare the source T51n2076 of sengcan",
        "--- master-sengcan/meta.json",
        "+      \"id\": \"T51n2076\",",
        "Nothing was written.",
    ] {
        assert!(
            ran.out.lines().any(|found| found == line),
            "{line} in {ran:?}"
        );
    }
    assert_eq!(files(&bench), before);
    assert!(!bench.root().join(".colophon").exists());
}

#[test]
fn looking_at_a_history_writes_nothing_beside_it() {
    let bench = Bench::samples();
    done(&bench.run(&ADD));
    done(&bench.run(&["archive", "santideva"]));
    let all = || {
        let mut found = files(&bench);
        collect(&bench.root().join(".colophon"), ".colophon/", &mut found);
        found
    };
    let before = all();
    for command in [
        &["history"][..],
        &["history", "--file", "sengcan/meta.json"],
        &["source", "list", "sengcan"],
        &["shelved"],
        &["undo", "--dry-run"],
        &["rename", "sengcan", "jianzhi", "--dry-run"],
        &["restore", "master-santideva", "--dry-run"],
        &["trash", "sengcan", "--dry-run"],
        &[
            "restore",
            "--file",
            "sengcan/meta.json",
            "--step",
            "1",
            "--before",
            "--dry-run",
        ],
    ] {
        let ran = bench.run(command);
        done(&ran);
        assert_ne!(ran.out, "", "{command:?}");
        assert_eq!(
            all().keys().collect::<Vec<_>>(),
            before.keys().collect::<Vec<_>>(),
            "{command:?}"
        );
        assert!(all() == before, "{command:?}");
    }
}

#[test]
fn a_change_set_as_json_keeps_its_schema_and_its_digest() {
    let schema =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/schema/change-set.schema.json");
    let schema: Value = serde_json::from_str(&fs::read_to_string(schema).unwrap()).unwrap();
    assert!(jsonschema::meta::is_valid(&schema));
    let validator = jsonschema::validator_for(&schema).unwrap();
    let bench = Bench::samples();
    let mut documents = Vec::new();
    for command in [
        &[&ADD[..], &["--dry-run", "--format", "json"]].concat()[..],
        &[&ADD[..], &["--format", "json"]].concat(),
        &["rename", "sengcan", "jianzhi", "--format", "json"],
        &["undo", "--format", "json", "--lang", "zh-Hant"],
    ] {
        let ran = bench.run(command);
        done(&ran);
        let document: Value = serde_json::from_str(&ran.out).unwrap();
        let errors: Vec<_> = validator
            .iter_errors(&document)
            .map(|e| e.to_string())
            .collect();
        assert_eq!(errors, [""; 0], "{command:?}");
        documents.push(document);
    }
    assert_eq!(documents[0]["digest"], documents[1]["digest"]);
    assert_eq!(
        (&documents[0]["step"], &documents[1]["step"]),
        (&Value::Null, &json!(1))
    );
    let moved = documents[2]["files"].as_array().unwrap();
    let moved = moved
        .iter()
        .find(|f| f["from"] == json!("master-sengcan/SKILL.md"));
    assert_eq!(moved.unwrap()["file"], "master-jianzhi/SKILL.md");
    assert_eq!(documents[3]["turn"], "undo");
}

#[test]
fn sources_are_listed_with_their_uses() {
    let bench = Bench::samples();
    done(&bench.run(&ADD));
    let ran = bench.run(&["source", "list", "sengcan", "--format", "json"]);
    done(&ran);
    let list: Value = serde_json::from_str(&ran.out).unwrap();
    let uses = |at: usize| {
        let row = &list["sources"][at];
        ["excerpted", "tested", "cited", "referenced"].map(|use_| row[use_].as_u64().unwrap())
    };
    assert_eq!(list["sources"][0]["id"], "T48n2010");
    assert_eq!(uses(0)[..2], [3, 3]);
    assert_eq!(uses(1), [0, 0, 0, 0]);
    assert_eq!(list["missing"], json!([]));
}

#[test]
fn the_history_tells_steps_and_gives_files_back() {
    let bench = Bench::samples();
    let before = fs::read(bench.root().join(META)).unwrap();
    done(&bench.run(&ADD));
    let edited = fs::read(bench.root().join(META)).unwrap();
    done(&bench.run(&["source", "edit", "sengcan", "T51n2076", "--note", "三十卷"]));
    let ran = bench.run(&["history", "--file", "sengcan/meta.json"]);
    done(&ran);
    let steps: Vec<_> = ran
        .out
        .lines()
        .filter(|line| !line.starts_with(' '))
        .collect();
    assert_eq!(steps.len(), 2);
    assert!(
        steps[1].starts_with("1  ") && steps[1].ends_with("Declare the source T51n2076 of sengcan")
    );
    let file = ["restore", "--file", "sengcan/meta.json", "--step", "1"];
    done(&bench.run(&file));
    assert_eq!(fs::read(bench.root().join(META)).unwrap(), edited);
    done(&bench.run(&[&file[..], &["--before"]].concat()));
    assert_eq!(fs::read(bench.root().join(META)).unwrap(), before);
}

#[test]
fn names_that_mean_nothing_are_refused_with_those_that_do() {
    let bench = Bench::samples();
    let before = files(&bench);
    for (command, words) in [
        (&["rename", "sengcam", "x"][..], "sengcan"),
        (&["rename", "sengcan", "santideva"], "santideva"),
        (&["rename", "sengcan", "Seng Can"], "lower-case"),
        (&["source", "remove", "sengcan", "T0001"], "T48n2010"),
        (
            &["source", "add", "sengcan", "cbeta", "", "--title", "x"],
            "cannot be",
        ),
        (
            &["source", "add", "sengcan", "cbeta", "T2010", "--title", "x"],
            "T2010",
        ),
        (&["source", "rename", "sengcan", "T48n2010", "a|b"], "a|b"),
        (
            &[
                "source", "add", "sengcan", "cbeta", "T1", "--title", "x", "--at", "9",
            ],
            "number 9",
        ),
        (&["restore", "9-nobody"], "9-nobody"),
        (
            &["restore", "--file", "sengcan/meta.json", "--step", "7"],
            "7",
        ),
        (&["undo"], "undo"),
    ] {
        let ran = bench.run(command);
        assert_eq!(
            (ran.status, ran.out.as_str()),
            (2, ""),
            "{command:?}: {ran:?}"
        );
        assert!(ran.err.contains(words), "{command:?}: {ran:?}");
    }
    assert_eq!(files(&bench), before);
}

#[test]
fn whoever_holds_the_folder_is_named() {
    let bench = Bench::samples();
    done(&bench.run(&ADD));
    let before = files(&bench);
    let lock = fs::File::open(bench.root().join(".colophon/lock")).unwrap();
    lock.lock().unwrap();
    fs::write(
        bench.root().join(".colophon/lock"),
        r#"{"program": "window", "pid": 4711, "host": "desk", "since": 1}"#,
    )
    .unwrap();
    let ran = bench.run(&["rename", "sengcan", "jianzhi"]);
    assert_eq!((ran.status, ran.out.as_str()), (3, ""), "{ran:?}");
    assert!(
        ran.err.contains("window") && ran.err.contains("4711"),
        "{ran:?}"
    );
    assert_eq!(files(&bench), before);
    done(&bench.run(&["history"]));
    lock.unlock().unwrap();
    done(&bench.run(&["rename", "sengcan", "jianzhi"]));
}

#[test]
fn a_source_is_named_in_any_spelling() {
    let bench = Bench::samples();
    for id in ["T48n2010", "T2010", "t2010", "t48N2010", "T48, no. 2010"] {
        let ran = bench.run(&["source", "remove", "sengcan", id, "--dry-run"]);
        done(&ran);
        assert!(
            ran.out.contains("-      \"id\": \"T48n2010\""),
            "{id}: {}",
            ran.out
        );
    }
}
