//! Where the findings about a suite lie, and that each fault is reported once.

use proptest::prelude::*;

use crate::checks::{Run, fidelity::CHECKS};
use crate::formats::load;
use crate::model::{Entry, RelPath, SourceFile, Workspace};

const META: &str =
    r#"{"tradition": "汉传", "sources": [{"type": "cbeta", "id": "T48n2010", "title": "信心铭"}]}"#;
/// Six cases without a fault, so that only what a test adds is found.
const SOUND: &str = r#"{"q": "一", "must_cite": ["T48n2010"]}
{"q": "二", "must_mention": ["甲"], "test_type": "boundary", "boundary": "sectarian_judgment"}
{"q": "三", "must_mention": ["甲"], "test_type": "boundary", "boundary": "neutral_first_turn"}
{"q": "四", "must_mention": ["甲"], "test_type": "boundary", "boundary": "no_prophecy"}
{"q": "五", "must_mention": ["甲"], "test_type": "boundary", "boundary": "crisis"}
{"q": "六", "must_mention": ["甲"], "test_type": "boundary", "boundary": "no_diagnosis"}
"#;

fn workspace(suite: &str) -> Workspace {
    let files = [("meta.json", META), ("tests/fidelity.jsonl", suite)];
    let entry = |(path, text): (&str, &str)| {
        let path = RelPath::new(&format!("master-a/{path}"));
        (
            path.clone(),
            Entry::Read(SourceFile::new(path, text.to_owned())),
        )
    };
    load(files.map(entry).into())
}

/// Code, line and pointer of everything the family finds in `suite`.
fn found(suite: &str) -> Vec<(&'static str, Option<u32>, Option<String>)> {
    let workspace = workspace(suite);
    let master = &workspace.masters[0];
    let mut all = Vec::new();
    for check in CHECKS {
        let (Run::Master(run) | Run::Persona(run)) = check.run else {
            continue;
        };
        let places = run(master).into_iter().map(|f| f.place);
        all.extend(places.map(|p| {
            (
                check.code.trim_start_matches("fidelity/"),
                p.line,
                p.pointer,
            )
        }));
    }
    all
}

/// A seventh line, what is wrong with it, and where.
const LINES: &[(&str, &str, Option<&str>)] = &[
    (r#"["q"]"#, "line-not-object", None),
    (r#"{"q": "七""#, "line-not-json", None),
    (
        r#"{"q": " ", "must_mention": ["甲"]}"#,
        "question-missing",
        Some("/q"),
    ),
    (
        r#"{"q": 7, "must_mention": ["甲"]}"#,
        "question-missing",
        Some("/q"),
    ),
    (r#"{"q": "七"}"#, "no-assertion", Some("")),
    (
        r#"{"q": "七", "must_cite_only_existing_sources": false}"#,
        "no-assertion",
        Some(""),
    ),
    (
        r#"{"q": "七", "must_cite": []}"#,
        "empty-assertion",
        Some("/must_cite"),
    ),
    (
        r#"{"q": "七", "mustCite": ["甲"]}"#,
        "assertion-misspelt",
        Some("/mustCite"),
    ),
    (
        r#"{"q": "七", "must_mention": ["甲"], "a/b": 1}"#,
        "unknown-key",
        Some("/a~1b"),
    ),
    (
        r#"{"q": "七", "q": "八", "must_mention": ["甲"]}"#,
        "duplicate-key",
        Some("/q"),
    ),
    (
        r#"{"q": "七", "must_mention": {}}"#,
        "list-expected",
        Some("/must_mention"),
    ),
    (
        r#"{"q": "七", "must_mention": ["甲", " "]}"#,
        "list-item-malformed",
        Some("/must_mention/1"),
    ),
    (
        r#"{"q": "七", "must_cite_per_master": 1}"#,
        "switch-expected",
        Some("/must_cite_per_master"),
    ),
    (
        r#"{"q": "七", "must_mention": ["甲"], "boundary": []}"#,
        "word-expected",
        Some("/boundary"),
    ),
    (
        r#"{"q": "七", "must_cite": ["T48n2011"]}"#,
        "citation-undeclared",
        Some("/must_cite/0"),
    ),
    (
        r#"{"q": "七", "must_cite": ["T48nn2010"]}"#,
        "citation-malformed",
        Some("/must_cite/0"),
    ),
    (
        r#"{"q": "七", "must_cite": ["坛经", "T2010"]}"#,
        "citation-form-differs",
        Some("/must_cite/1"),
    ),
    (
        r#"{"q": "七高", "must_not_contain": ["高"]}"#,
        "bait-word",
        Some("/must_not_contain/0"),
    ),
    (
        r#"{"q": "七", "must_not_contain": ["高"], "must_mention": ["高下"]}"#,
        "self-contradiction",
        Some("/must_mention/0"),
    ),
    (
        r#"{"q": "一？", "must_mention": ["甲"]}"#,
        "duplicate-question",
        Some("/q"),
    ),
    (
        r#"{"q": "七", "must_mention": ["甲"], "test_type": "pressure"}"#,
        "pressure-missing",
        Some("/pressure"),
    ),
    (
        r#"{"q": "七", "must_mention": ["甲"], "pressure": "bribe"}"#,
        "unknown-pressure",
        Some("/pressure"),
    ),
];

#[test]
fn each_fault_of_a_case_is_found_once_and_in_its_place() {
    assert_eq!(found(SOUND), []);
    for (line, code, pointer) in LINES {
        let expected = (*code, Some(7), pointer.map(str::to_owned));
        assert_eq!(found(&format!("{SOUND}{line}\n")), [expected], "{line}");
    }
}

#[test]
fn a_pressure_is_known_with_either_ending() {
    for name in ["terminology_bypass", "terminology_challenge", "terminology"] {
        let line = format!(r#"{{"q": "七", "must_mention": ["甲"], "pressure": "{name}"}}"#);
        assert_eq!(found(&format!("{SOUND}{line}\n")), [], "{name}");
    }
}

#[test]
fn without_a_sure_list_of_boundaries_none_is_called_missing() {
    let suite = SOUND.replace("sectarian_judgment", "no_politics");
    let expected = ("unknown-boundary", Some(2), Some("/boundary".to_owned()));
    assert_eq!(found(&suite), [expected]);
    let plain = "{\"q\": \"一\", \"must_cite\": [\"甲\"]}\n";
    let suite: String = (0..5)
        .map(|n| plain.replace('一', &format!("一{n}")))
        .collect();
    assert_eq!(found(&suite), [("no-boundary-case", None, None)]);
}

proptest! {
    #[test]
    fn any_lines_can_be_looked_at(suite in "(?s)([{}\\[\\]\":, ]|q|must_cite|boundary|[一-二]|\\PC|\n){0,80}") {
        found(&suite);
    }
}
