//! Step 5: a space breaks up `<|` and `|>`, the edges of chat template tokens.

use super::ChangeKind;
use super::edits::Edit;
use crate::text::Span;

pub(super) const fn concerns(c: char) -> bool {
    is_bar(c)
}

pub(super) fn edits(text: &str) -> Vec<Edit> {
    text.char_indices()
        .zip(text.chars().skip(1))
        .filter_map(|((at, c), next)| {
            let with = broken(c, next)?;
            Some(Edit {
                span: Span::new(at, at + c.len_utf8()),
                with,
                kind: ChangeKind::TemplateToken,
            })
        })
        .collect()
}

/// `c` with a space behind it, where it and `next` are an edge of a template token.
const fn broken(c: char, next: char) -> Option<&'static str> {
    match c {
        '<' if is_bar(next) => Some("< "),
        '＜' if is_bar(next) => Some("＜ "),
        '|' if matches!(next, '>' | '＞') => Some("| "),
        '｜' if matches!(next, '>' | '＞') => Some("｜ "),
        _ => None,
    }
}

const fn is_bar(c: char) -> bool {
    matches!(c, '|' | '｜')
}
