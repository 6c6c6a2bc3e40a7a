//! An item of `languages` that is no language code, or a list without any (masters.md §1.2).

use std::sync::LazyLock;

use regex::Regex;

use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Place, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "meta/language-not-a-code",
    severity: Severity::Warning,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"zh-classical\"",
        with: "\"文言文\"",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"zh-classical\"",
        with: "\"lzh\"",
    }],
};

/// The shape of a language tag (BCP 47): two or three letters, then parts; longer ones than it allows are in use (`zh-classical`).
static CODE: LazyLock<Option<Regex>> =
    LazyLock::new(|| Regex::new("^[a-z]{2,3}(-[A-Za-z0-9]{2,12})*$").ok());

fn run(master: &Master) -> Vec<Found> {
    let Some((doc, list)) = master
        .meta()
        .and_then(|m| Some((&m.doc, m.root().get("languages")?)))
    else {
        return Vec::new();
    };
    let at =
        |pointer: String, words: &str| Found::at(Place::json(doc, pointer)).with("value", words);
    let items = list.as_array().unwrap_or(&[]);
    let wrong = items
        .iter()
        .enumerate()
        .filter(|(_, item)| !item.as_str().is_some_and(is_code));
    let mut found: Vec<_> = wrong
        .map(|(index, item)| at(format!("/languages/{index}"), item.span.of(&doc.file.text)))
        .collect();
    if items.is_empty() && list.as_array().is_some() {
        found.push(at("/languages".to_owned(), "[]"));
    }
    found
}

fn is_code(words: &str) -> bool {
    CODE.as_ref().is_some_and(|code| code.is_match(words))
}
