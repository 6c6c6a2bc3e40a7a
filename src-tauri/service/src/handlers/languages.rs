//! The language tag of a text, for fonts and voices: by its script, and by what its master says it uses.

use colophon_core::model::{Master, Node, Role};
use colophon_core::text::fold_char;

/// Letters that only romanised Indic languages use.
const ROMANISED: &str = "āīūṛṝḷṃṁṅñṭḍṇśṣḥĀĪŪṚṂṄÑṬḌṆŚṢ";

/// The tag of `text`, a block of `role` in an excerpt of `master`.
pub fn language(master: &Master, role: Role, text: &str) -> &'static str {
    let count = |wanted: fn(char) -> bool| text.chars().filter(|c| wanted(*c)).count();
    let scripts = [
        (count(is_han), "zh"),
        (count(|c| ('\u{f00}'..='\u{fff}').contains(&c)), "bo"),
        (count(|c| ('\u{900}'..='\u{97f}').contains(&c)), "sa"),
        (count(|c| ('\u{e00}'..='\u{e7f}').contains(&c)), "th"),
        (count(|c| ('\u{1000}'..='\u{109f}').contains(&c)), "my"),
        // A Han character says as much as a few letters.
        (count(|c| c.is_alphabetic() && c < '\u{2000}') / 4, "latin"),
    ];
    match scripts.iter().rev().max_by_key(|(n, _)| *n) {
        Some((_, "zh")) => chinese(role, text),
        Some((_, "latin")) => romanised(master, text),
        Some((_, tag)) => tag,
        None => "und",
    }
}

fn chinese(role: Role, text: &str) -> &'static str {
    let traditional = text.chars().any(|c| is_han(c) && fold_char(c) != c);
    match (traditional, role) {
        (true, Role::Scripture) => "lzh",
        (true, _) => "zh-Hant",
        (false, _) => "zh-Hans",
    }
}

fn romanised(master: &Master, text: &str) -> &'static str {
    if !text.chars().any(|c| ROMANISED.contains(c)) {
        return "en";
    }
    let languages = master
        .meta()
        .map_or(&[][..], |meta| meta.root().items("languages"));
    if languages
        .iter()
        .filter_map(Node::as_str)
        .any(|tag| tag == "pi")
    {
        "pi-Latn"
    } else {
        "sa-Latn"
    }
}

const fn is_han(c: char) -> bool {
    matches!(c, '\u{3400}'..='\u{4dbf}' | '\u{4e00}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{20000}'..='\u{323af}')
}
