//! `colophon check`.

use std::path::Path;
use std::process::Stdio;

use serde_json::{Value, json};

use crate::bench::{Bench, program};

const EXCERPT: &str = "master-sengcan/sources/xinxinming-excerpts.md";

/// The samples with one hidden character, which is an error.
fn damaged() -> Bench {
    let bench = Bench::samples();
    bench.replace(EXCERPT, "至道無難", "至道\u{200b}無難");
    bench
}

#[test]
fn clean_masters_are_clean_and_counted() {
    let ran = Bench::samples().run(&["check", "--deny", "infos"]);
    assert_eq!((ran.status, ran.err.as_str()), (0, ""), "{ran:?}");
    let lines: Vec<_> = ran.out.lines().collect();
    assert_eq!(lines[0], "Errors: 0, warnings: 0, infos: 0.");
    assert!(
        lines[1].starts_with("Examined 2") && lines[1].contains("masters: 4"),
        "{ran:?}"
    );
}

#[test]
fn an_error_is_shown_with_its_words_and_denied() {
    let ran = damaged().run(&["check", "."]);
    assert_eq!(ran.status, 1);
    let hit = ran
        .out
        .lines()
        .position(|line| line.contains("[files/hidden-characters]"))
        .unwrap();
    let lines: Vec<_> = ran.out.lines().skip(hit).take(3).collect();
    assert!(
        lines[0].starts_with(&format!("{EXCERPT}:10:5: error: ")),
        "{lines:?}"
    );
    let quoted = "    | > 至道<U+200B>無難，唯嫌揀擇。但莫憎愛，洞然明白。毫釐有差，天地懸隔。";
    assert_eq!(lines[1], quoted);
    assert_eq!(lines[2], "    |       ^^^^^^^^");
    assert!(!ran.out.contains('\u{200b}'));
}

#[test]
fn the_json_report_keeps_its_schema() {
    let schema =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/schema/check-report.schema.json");
    let schema: Value = serde_json::from_str(&std::fs::read_to_string(schema).unwrap()).unwrap();
    assert!(jsonschema::meta::is_valid(&schema));
    let validator = jsonschema::validator_for(&schema).unwrap();
    let bench = damaged();
    bench.write("master-sengcan/sources/latin1.md", b"caf\xe9");
    bench.write("master-sengcan/tests/fidelity.jsonl", "{\"q\": 1}\n[");
    let report = bench.run(&["check", "--format", "json", "--lang", "zh-Hant"]);
    assert_eq!(report.status, 1);
    let report = report.json();
    let errors: Vec<_> = validator
        .iter_errors(&report)
        .map(|e| e.to_string())
        .collect();
    assert_eq!(errors, Vec::<String>::new());
    assert_eq!(report["language"], "zh-Hant");
    assert_eq!(report["examined"]["unreadable"], 1);
    let findings = report["findings"].as_array().unwrap();
    let hidden = findings
        .iter()
        .find(|f| f["code"] == "files/hidden-characters")
        .unwrap();
    assert_eq!(hidden["file"], EXCERPT);
    assert_eq!(hidden["line"], 10);
    assert_eq!(
        (&hidden["span"]["column"], &hidden["span"]["end_column"]),
        (&json!(5), &json!(6))
    );
    let named = |file: &str| findings.iter().any(|f| f["file"] == file);
    assert!(
        named("master-sengcan/sources/latin1.md") && named("master-sengcan/tests/fidelity.jsonl")
    );
}

#[test]
fn sarif_names_rule_and_region() {
    let ran = damaged().run(&["check", "--format", "sarif"]);
    assert_eq!(ran.status, 1);
    let log = ran.json();
    assert_eq!(log["version"], "2.1.0");
    let run = &log["runs"][0];
    let results = run["results"].as_array().unwrap();
    let hidden = results
        .iter()
        .find(|r| r["ruleId"] == "files/hidden-characters")
        .unwrap();
    let index = usize::try_from(hidden["ruleIndex"].as_u64().unwrap()).unwrap();
    assert_eq!(
        run["tool"]["driver"]["rules"][index]["id"],
        "files/hidden-characters"
    );
    assert_eq!(
        hidden["locations"][0]["physicalLocation"]["region"]["startLine"],
        10
    );
}

#[test]
fn one_master_can_be_asked_for() {
    let bench = damaged();
    let ran = bench.run(&["check", "--master", "santideva", "--format", "json"]);
    assert_eq!(ran.status, 0, "{ran:?}");
    assert_eq!(ran.json()["examined"]["masters"], 1);
    let ran = bench.run(&[
        "check",
        "--master",
        "master-sengcan",
        "--master",
        "santideva",
        "--format",
        "json",
    ]);
    assert_eq!(ran.status, 1);
    assert_eq!(ran.json()["examined"]["masters"], 2);
}

#[test]
fn an_unknown_master_is_no_pass() {
    let ran = Bench::samples().run(&["check", "--master", "sengchan"]);
    assert_eq!((ran.status, ran.out.as_str()), (2, ""));
    let first = ran.err.lines().next();
    assert_eq!(
        first,
        Some("colophon: There is no master sengchan in this folder.")
    );
    assert!(ran.err.contains("Nearest: sengcan, "), "{}", ran.err);
}

#[test]
fn nothing_to_check_is_no_pass() {
    let bench = Bench::empty();
    let ran = bench.run(&["check"]);
    assert_eq!((ran.status, ran.out.as_str()), (3, ""));
    assert!(
        ran.err
            .starts_with("colophon: There is no master in ., so nothing was checked."),
        "{ran:?}"
    );
    let ran = bench.run(&["check", "gone"]);
    assert_eq!(ran.status, 3);
    assert!(
        ran.err.starts_with("colophon: There is no folder gone."),
        "{ran:?}"
    );
    let file = bench.write("file", "");
    let ran = bench.run(&["check", file.to_str().unwrap()]);
    assert_eq!(ran.status, 3);
    assert!(ran.err.contains("is not a folder."), "{ran:?}");
}

#[test]
fn wrong_usage_is_status_2() {
    let bench = Bench::samples();
    for args in [
        &["check", "--format", "xml"][..],
        &["check", "--no-such"],
        &["no-such"],
        &[],
    ] {
        assert_eq!(bench.run(args).status, 2, "{args:?}");
    }
}

#[test]
fn the_report_is_the_same_on_every_run() {
    let bench = damaged();
    let first = bench.run(&["check", "--format", "json"]).out;
    for _ in 0..5 {
        assert_eq!(bench.run(&["check", "--format", "json"]).out, first);
    }
}

#[test]
fn a_reader_that_goes_away_is_no_fault() {
    let bench = damaged();
    let mut child = program(&["check", "--format", "sarif"])
        .current_dir(bench.root())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
    assert!(output.status.code().is_some_and(|status| status <= 1));
}
