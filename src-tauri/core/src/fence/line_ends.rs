//! Step 1: every line end becomes a line feed.

use super::ChangeKind;
use super::edits::Edit;
use crate::text::Span;

pub(super) const fn concerns(c: char) -> bool {
    matches!(c, '\r' | '\u{85}' | '\u{2028}' | '\u{2029}')
}

pub(super) fn edits(text: &str, notable: &[(usize, char)]) -> Vec<Edit> {
    notable
        .iter()
        .filter(|(_, c)| concerns(*c))
        .map(|&(at, c)| {
            let pair = c == '\r' && text[at..].starts_with("\r\n");
            Edit {
                span: Span::new(at, at + c.len_utf8() + usize::from(pair)),
                with: "\n",
                kind: ChangeKind::LineEnd,
            }
        })
        .collect()
}
