//! Whole reports of a small workspace, word for word.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::*;
use crate::checks::{Examined, Report, check};
use crate::formats::load;
use crate::model::{
    Entry, FileTree, Finding, Params, Place, RelPath, Severity, SourceFile, Workspace,
};
use crate::text::Span;

const META: &str = "{\n  \"name\": \"甲\u{200b}师\"\n}\n";

fn workspace() -> Workspace {
    let path = RelPath::new("master-a/meta.json");
    let file = SourceFile::new(path.clone(), META.to_owned());
    load(FileTree::from([(path, Entry::Read(file))]))
}

fn report() -> Report {
    let path = RelPath::new("master-a/meta.json");
    let file = SourceFile::new(path, META.to_owned());
    let at = META.find('\u{200b}').unwrap();
    let hidden = Finding {
        code: "files/hidden-characters",
        severity: Severity::Error,
        master: Some("a".to_owned()),
        place: Place::span(&file, Span::new(at, at + 3)),
        params: Params::from([
            ("names", "ZERO WIDTH SPACE".to_owned()),
            ("points", "U+200B".to_owned()),
        ]),
    };
    let refused = Finding {
        code: "files/refused",
        severity: Severity::Error,
        master: None,
        place: Place::file(&RelPath::new("skill-catalog.json")),
        params: Params::from([
            ("file", "skill-catalog.json".to_owned()),
            ("reason", "no \u{1b}[31m".to_owned()),
        ]),
    };
    let examined = Examined {
        masters: 1,
        files: 1,
        unreadable: 1,
        passages: 0,
        cases: 0,
        checks: 2,
        quotations: None,
    };
    Report {
        findings: vec![refused, hidden],
        examined,
    }
}

#[test]
fn text_says_where_what_and_what_to_do() {
    let wanted = "\
skill-catalog.json: error: skill-catalog.json could not be read; the system said: no <U+001B>[31m [files/refused]
    = Give yourself the right to read the file, close the program that holds it, or restore it from your history.

a · 甲<U+200B>师
master-a/meta.json:2:13: error: Characters that cannot be seen stand here: U+200B (ZERO WIDTH SPACE). [files/hidden-characters]
    |   \"name\": \"甲<U+200B>师\"
    |              ^^^^^^^^
    = Delete them; retype the words around them if you are not sure what was there.

Errors: 2, warnings: 0, infos: 0.
Examined 1 files, 0 passages, 0 cases with 2 checks; masters: 1, unreadable files: 1.
";
    assert_eq!(text(&workspace(), &report(), Language::En), wanted);
}

#[test]
fn a_clean_report_still_says_what_was_examined() {
    let clean = Report {
        examined: report().examined,
        findings: Vec::new(),
    };
    let wanted = "\
Errors: 0, warnings: 0, infos: 0.
Examined 1 files, 0 passages, 0 cases with 2 checks; masters: 1, unreadable files: 1.
";
    assert_eq!(text(&workspace(), &clean, Language::En), wanted);
}

#[test]
fn json_counts_code_points() {
    let workspace = workspace();
    let report = report();
    let document = document(&workspace, &report, "0.1.0", Language::En);
    let document = serde_json::to_value(document).unwrap();
    assert_eq!(document["schema"], 1);
    assert_eq!(
        document["totals"],
        json!({"errors": 2, "warnings": 0, "infos": 0})
    );
    let wanted = json!({
        "code": "files/hidden-characters",
        "severity": "error",
        "master": "a",
        "file": "master-a/meta.json",
        "pointer": null,
        "line": 2,
        "span": {"start": 14, "end": 15, "line": 2, "column": 13, "end_line": 2, "end_column": 14},
        "params": {"names": "ZERO WIDTH SPACE", "points": "U+200B"},
        "message": "Characters that cannot be seen stand here: U+200B (ZERO WIDTH SPACE).",
        "next": "Delete them; retype the words around them if you are not sure what was there.",
    });
    assert_eq!(document["findings"][1], wanted);
    assert_eq!(document["findings"][0]["span"], Value::Null);
}

#[test]
fn sarif_is_exact() {
    let mut report = report();
    report.findings.remove(0);
    let log = sarif(&workspace(), &report, "0.1.0", Language::En);
    let words = check_words(Language::En, "files/hidden-characters").unwrap();
    let wanted = json!({
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
            "tool": {"driver": {"name": "colophon", "version": "0.1.0", "rules": [{
                "id": "files/hidden-characters",
                "defaultConfiguration": {"level": "error"},
                "shortDescription": {"text": words.what},
                "fullDescription": {"text": words.why},
                "help": {"text": format!("{}\n\n{}\n\n{}", words.what, words.why, words.exceptions)},
            }]}},
            "columnKind": "unicodeCodePoints",
            "language": "en",
            "results": [{
                "ruleId": "files/hidden-characters",
                "ruleIndex": 0,
                "level": "error",
                "message": {"text": "Characters that cannot be seen stand here: U+200B (ZERO WIDTH SPACE). \
                    Delete them; retype the words around them if you are not sure what was there."},
                "locations": [{"physicalLocation": {
                    "artifactLocation": {"uri": "master-a/meta.json"},
                    "region": {
                        "startLine": 2, "startColumn": 13, "endLine": 2, "endColumn": 14,
                        "charOffset": 14, "charLength": 1,
                    },
                }}],
            }],
            "properties": {"examined": {
                "masters": 1, "files": 1, "unreadable": 1, "passages": 0, "cases": 0, "checks": 2,
            }},
        }],
    });
    assert_eq!(log, wanted);
}

#[test]
fn what_checks_find_can_be_reported_in_every_language() {
    let workspace = workspace();
    let report = check(&workspace, &BTreeSet::new());
    for language in Language::ALL {
        let text = text(&workspace, &report, language);
        let raised = report.findings.iter().all(|f| text.contains(f.code));
        assert!(raised && !text.contains('\u{200b}'), "{text}");
    }
}
