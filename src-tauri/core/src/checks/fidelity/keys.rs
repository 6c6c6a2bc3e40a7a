//! The keys of a case (masters.md §1.13).

use crate::model::{Node, Value};

/// The question.
pub const QUESTION: &str = "q";

/// Assertions that are lists.
pub const LISTS: [&str; 8] = [
    "must_cite",
    "must_mention",
    "must_not_contain",
    "must_not_contain_first_turn",
    "must_have_sections",
    "must_select_masters",
    "must_select_pair",
    "must_have_rounds",
];

/// Assertions that are on or off.
pub const SWITCHES: [&str; 4] = [
    "must_cite_only_existing_sources",
    "must_cite_per_master",
    "must_recommend_existing_master",
    "must_cite_per_round",
];

/// Words that put a case in its place.
pub const WORDS: [&str; 4] = ["difficulty", "test_type", "boundary", "pressure"];

/// Lists of words that must not occur.
pub const FORBIDDING: [&str; 2] = ["must_not_contain", "must_not_contain_first_turn"];

/// Whether `key` is an assertion.
pub fn is_assertion(key: &str) -> bool {
    LISTS.contains(&key) || SWITCHES.contains(&key)
}

/// Whether `key` is known at all.
pub fn is_known(key: &str) -> bool {
    key == QUESTION || is_assertion(key) || WORDS.contains(&key)
}

/// Whether an unknown key was meant to be an assertion: it says what an answer must do, or speaks of it in the words of one.
pub fn looks_like_assertion(key: &str) -> bool {
    let key = key.to_ascii_lowercase();
    key.starts_with("must")
        || ["cite", "mention", "contain"]
            .iter()
            .any(|w| key.contains(w))
}

/// Whether the value of an assertion is switched off, so that it asserts nothing.
pub fn is_off(value: &Node) -> bool {
    matches!(value.value, Value::Bool(false) | Value::Null)
}
