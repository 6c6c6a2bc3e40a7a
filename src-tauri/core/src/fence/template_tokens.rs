//! Step 5: a space breaks up `<|` and `|>`, the edges of chat template tokens.

use super::ChangeKind;
use super::edits::Edit;
use crate::text::Span;

pub(super) fn edits(_: &str, notable: &[(usize, char)]) -> Vec<Edit> {
    notable
        .iter()
        .zip(notable.iter().skip(1))
        .filter_map(|(&(at, c), &(next_at, next))| {
            let span = Span::new(at, at + c.len_utf8());
            let with = broken(c, next).filter(|_| span.end == next_at)?;
            Some(Edit {
                span,
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
