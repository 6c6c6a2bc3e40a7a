//! Where the findings about a voice file lie.

use proptest::prelude::*;

use crate::checks::{Run, voice::CHECKS};
use crate::formats::load;
use crate::model::{Entry, RelPath, SourceFile};

const ENGLISH: &str = "# Voice

## Layer 0: hard rules

- **Neutral first turn**: in the first reply assume nothing. Never use: disciple, friend. Say: you.

## Layer 1: identity

## Layer 2: expression

### Opening

**Neutral opening**:
- Let us look at the question.

**Later**:
- My friend, again.

### Forms of address

#### Neutral, first turn

you

#### Later

friend

## Layer 3: method
";

const TRADITIONAL: &str = "## 第零層：硬規則

- 首輪身分中立：第一輪禁用「居士／善信」。

## 第一層：身分

## 第二層：表達

### 開場方式

**首輪中立開場**：請看此問。

### 稱呼方式

**首輪中立稱呼**：您

## 第三層：教學
";

/// Code and words of everything the family finds in `voice`.
fn found(voice: &str) -> Vec<(&'static str, String)> {
    let files = [
        ("meta.json", r#"{"sources": []}"#),
        ("references/voice.md", voice),
    ];
    let entry = |(path, text): (&str, &str)| {
        let path = RelPath::new(&format!("master-a/{path}"));
        (
            path.clone(),
            Entry::Read(SourceFile::new(path, text.to_owned())),
        )
    };
    let workspace = load(files.map(entry).into());
    let mut all = Vec::new();
    for check in CHECKS {
        let Run::Persona(run) = check.run else {
            continue;
        };
        let spans = run(&workspace.masters[0]).into_iter().map(|f| f.place.span);
        let words = spans.map(|s| s.map_or("", |s| s.of(voice)).to_owned());
        all.extend(words.map(|w| (check.code.trim_start_matches("voice/"), w)));
    }
    all
}

#[test]
fn english_and_traditional_script_are_read() {
    assert_eq!(found(ENGLISH), []);
    assert_eq!(found(TRADITIONAL), []);
}

#[test]
fn a_forbidden_form_is_found_in_either_script_and_only_in_neutral_parts() {
    let voice = ENGLISH.replace("Let us look", "Dear friend, let us look");
    assert_eq!(found(&voice), [("forbidden-address", "friend".to_owned())]);
    let voice = TRADITIONAL.replace("：您", "：您\n- 善信\n- 不用居士");
    assert_eq!(found(&voice), [("forbidden-address", "善信".to_owned())]);
}

#[test]
fn what_is_missing_is_reported_once() {
    let all = [
        "hard-rules-missing",
        "layer-missing",
        "layer-missing",
        "layer-missing",
        "neutral-opening-missing",
        "neutral-address-missing",
    ];
    assert_eq!(found(""), all.map(|code| (code, String::new())));
    let line = "- 首輪身分中立：第一輪禁用「居士／善信」。";
    let voice = TRADITIONAL.replace(line, "- 首輪身分中立。");
    assert_eq!(
        found(&voice),
        [("forbidden-address-unlisted", "- 首輪身分中立。".to_owned())]
    );
    let voice = TRADITIONAL.replace(line, "- 不評判。");
    assert_eq!(
        found(&voice),
        [("neutral-rule-missing", "\n\n- 不評判。\n\n".to_owned())]
    );
}

proptest! {
    #[test]
    fn any_text_can_be_looked_at(voice in "(?s)(## Layer [0-3]|\\*\\*|首轮|中立|禁用|：|、|居士|开场|称呼|friend|\\PC|\n){0,60}") {
        found(&voice);
    }
}
