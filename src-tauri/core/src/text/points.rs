//! Bytes to code points: results and JSON count code points, the core counts bytes.

use super::{LineIndex, Position, Span};

/// Bytes between two marks; an ASCII text needs none.
const STEP: usize = 4096;

/// A span in code points of its file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PointRange {
    /// First code point.
    pub start: usize,
    /// One past the last.
    pub end: usize,
    /// Line and column of the first.
    pub from: Position,
    /// Line and column of the end, one past the last.
    pub to: Position,
}

/// How many code points stand before a byte of one text, without counting from its start each time.
#[derive(Debug)]
pub struct CodePoints<'a> {
    text: &'a str,
    lines: &'a LineIndex,
    /// Code points before byte `n * STEP`; empty for ASCII.
    marks: Vec<usize>,
}

impl<'a> CodePoints<'a> {
    /// Counts `text` once.
    #[must_use]
    pub fn new(text: &'a str, lines: &'a LineIndex) -> Self {
        let mut marks = Vec::new();
        if !text.is_ascii() {
            let mut before = 0;
            for chunk in text.as_bytes().chunks(STEP) {
                marks.push(before);
                before += starts(chunk);
            }
        }
        Self { text, lines, marks }
    }

    /// Code points before byte `offset`; an offset past the end counts as the end.
    #[must_use]
    pub fn before(&self, offset: usize) -> usize {
        let offset = offset.min(self.text.len());
        let mark = offset / STEP;
        match self.marks.get(mark) {
            Some(before) => before + starts(&self.text.as_bytes()[mark * STEP..offset]),
            None => self.marks.last().map_or(offset, |before| {
                before + starts(&self.text.as_bytes()[(self.marks.len() - 1) * STEP..offset])
            }),
        }
    }

    /// Line and column of byte `offset`.
    #[must_use]
    pub fn position(&self, offset: usize) -> Position {
        let line = self.lines.line(offset);
        let start = self.lines.span(self.text, line).map_or(0, |s| s.start);
        let column = self.before(offset.max(start)) - self.before(start) + 1;
        Position {
            line,
            column: u32::try_from(column).unwrap_or(u32::MAX),
        }
    }

    /// The code points of `span`.
    #[must_use]
    pub fn range(&self, span: Span) -> PointRange {
        PointRange {
            start: self.before(span.start),
            end: self.before(span.end),
            from: self.position(span.start),
            to: self.position(span.end),
        }
    }
}

/// How many characters begin in `bytes`.
fn starts(bytes: &[u8]) -> usize {
    bytes.iter().filter(|b| (**b & 0xC0) != 0x80).count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn counts_as_one_by_one(text in "[a一\u{20000}\n]{0,3000}") {
            let lines = LineIndex::new(&text);
            let points = CodePoints::new(&text, &lines);
            for (n, (at, _)) in text.char_indices().enumerate() {
                prop_assert_eq!(points.before(at), n);
            }
            prop_assert_eq!(points.before(text.len()), text.chars().count());
            for (at, _) in text.char_indices().step_by(97) {
                prop_assert_eq!(points.position(at), lines.position(&text, at));
            }
        }
    }

    #[test]
    fn a_text_of_exactly_one_step_ends_right() {
        let text = "一".repeat(STEP);
        let lines = LineIndex::new(&text);
        let points = CodePoints::new(&text, &lines);
        assert_eq!(points.range(Span::new(0, text.len())).end, STEP);
    }
}
