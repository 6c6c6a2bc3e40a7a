//! The copy of a text in which identifiers are looked for (fojin-api.md §9.1, step 2): wide forms of ASCII become
//! narrow, so that `Ｔ４８ｎ２００８` is read like `T48n2008`. It knows the way back.

use crate::text::Span;

/// Stands behind the last character of a copy, so that every identifier has one behind it.
pub(super) const END: char = '\0';
/// How many bytes a wide character has more than its narrow form.
const SHRINKAGE: usize = 2;

/// A narrow copy.
pub(super) struct Scan {
    /// The copy, with [`END`] behind it.
    pub text: String,
    /// Places in `text` of characters that were wide, in order.
    narrowed: Vec<usize>,
}

impl Scan {
    pub fn new(original: &str) -> Self {
        let mut text = String::with_capacity(original.len() + END.len_utf8());
        let mut narrowed = Vec::new();
        let mut done = 0;
        for (at, c) in original.match_indices(is_wide) {
            text.push_str(&original[done..at]);
            done = at + c.len();
            narrowed.push(text.len());
            text.extend(c.chars().map(narrow));
        }
        text.push_str(&original[done..]);
        text.push(END);
        Self { text, narrowed }
    }

    /// The bytes of the original under a span of the copy.
    pub fn original(&self, span: Span) -> Span {
        let before = |at: usize| self.narrowed.partition_point(|n| *n < at);
        Span::new(
            span.start + SHRINKAGE * before(span.start),
            span.end + SHRINKAGE * before(span.end),
        )
    }
}

/// Whether `c` is the wide form of a character of ASCII.
pub(super) const fn is_wide(c: char) -> bool {
    matches!(c, '\u{ff01}'..='\u{ff5e}' | '\u{3000}')
}

/// `text` with its characters of ASCII in their wide forms.
pub(super) fn widened(text: &str) -> String {
    let wide = |c: char| match c {
        '!'..='~' => char::from_u32(u32::from(c) + 0xfee0).unwrap_or(c),
        _ => c,
    };
    text.chars().map(wide).collect()
}

/// The narrow form of a wide character, one byte long.
fn narrow(c: char) -> char {
    match c {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(c) - 0xfee0).unwrap_or(' '),
        _ => ' ',
    }
}
