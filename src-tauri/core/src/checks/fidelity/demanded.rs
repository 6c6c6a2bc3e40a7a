//! What a word of `must_cite` is: an identifier, something that was meant to be one, or a title.

use std::sync::LazyLock;

use regex::Regex;

use crate::model::{IdKind, WorkId};

/// A canon letter or two, a volume, letters, a number; or a catalogue's name and what follows it.
static BUILT_LIKE_AN_ID: LazyLock<Option<Regex>> = LazyLock::new(|| {
    Regex::new(
        r"^(?:[A-Za-z]{1,2}\d{1,3}[A-Za-z]{1,3}\d{1,5}[A-Za-z]?|(?i:toh|bdrc|pts)(?:[ :]\s*\S+)+)$",
    )
    .ok()
});

/// Whether the identifier belongs to a catalogue, so that it can be declared or not.
pub fn names_a_work(id: &WorkId) -> bool {
    id.kind != IdKind::Other
}

/// Whether `word` is built like an identifier and fits no catalogue.
pub fn is_malformed(word: &str) -> bool {
    let built = BUILT_LIKE_AN_ID
        .as_ref()
        .is_some_and(|regex| regex.is_match(word.trim()));
    built && !names_a_work(&WorkId::parse(word))
}
