//! Byte spans and their lines and columns. Knows nothing of what the text says.

/// A range of UTF-8 bytes, `start..end`, on character boundaries.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Span {
    /// First byte.
    pub start: usize,
    /// One past the last byte.
    pub end: usize,
}

impl Span {
    /// Whether there is no byte in it.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.start >= self.end
    }

    /// The span `start..end`.
    #[must_use]
    pub const fn new(start: usize, end: usize) -> Self {
        Self { start, end }
    }

    /// The bytes of `text` under this span; empty where the span does not fit the text.
    #[must_use]
    pub fn of<'a>(&self, text: &'a str) -> &'a str {
        text.get(self.start..self.end).unwrap_or("")
    }

    /// This span moved right by `by` bytes.
    #[must_use]
    pub const fn shifted(self, by: usize) -> Self {
        Self {
            start: self.start + by,
            end: self.end + by,
        }
    }

    /// Whether `inner` lies wholly within this span.
    #[must_use]
    pub const fn contains(&self, inner: Span) -> bool {
        self.start <= inner.start && inner.end <= self.end
    }
}

/// A place people can find: line and column, both from 1; columns count code points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position {
    /// Line, from 1.
    pub line: u32,
    /// Column in code points, from 1.
    pub column: u32,
}

/// Where the lines of one text begin. Lines end at LF; a CR before it belongs to the line end.
#[derive(Debug, Clone, Default)]
pub struct LineIndex {
    starts: Vec<usize>,
    length: usize,
}

impl LineIndex {
    /// Reads the line starts of `text`.
    #[must_use]
    pub fn new(text: &str) -> Self {
        let starts = std::iter::once(0)
            .chain(
                text.bytes()
                    .enumerate()
                    .filter(|(_, b)| *b == b'\n')
                    .map(|(i, _)| i + 1),
            )
            .collect();
        Self {
            starts,
            length: text.len(),
        }
    }

    /// The line (from 1) that holds byte `offset`.
    #[must_use]
    pub fn line(&self, offset: usize) -> u32 {
        let n = self.starts.partition_point(|start| *start <= offset);
        u32::try_from(n.max(1)).unwrap_or(u32::MAX)
    }

    /// The bytes of `line` (from 1) without its line end; `None` where there is no such line.
    #[must_use]
    pub fn span(&self, text: &str, line: u32) -> Option<Span> {
        let at = usize::try_from(line).ok()?.checked_sub(1)?;
        let start = *self.starts.get(at)?;
        let end = self.starts.get(at + 1).map_or(self.length, |next| next - 1);
        let kept = Span::new(start, end).of(text).trim_end_matches('\r').len();
        Some(Span::new(start, start + kept))
    }

    /// Line and column of byte `offset` of `text`.
    #[must_use]
    pub fn position(&self, text: &str, offset: usize) -> Position {
        let line = self.line(offset);
        let start = self.starts.get(line as usize - 1).copied().unwrap_or(0);
        let column = Span::new(start, offset.max(start)).of(text).chars().count() + 1;
        Position {
            line,
            column: u32::try_from(column).unwrap_or(u32::MAX),
        }
    }

    /// How many lines there are; an empty text has one.
    #[must_use]
    pub fn count(&self) -> usize {
        self.starts.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_count_code_points_from_one() {
        let text = "一二\r\n三四五\n";
        let lines = LineIndex::new(text);
        assert_eq!(lines.count(), 3);
        assert_eq!(lines.span(text, 1).map(|s| s.of(text)), Some("一二"));
        let offset = text.find('五').unwrap();
        assert_eq!(
            lines.position(text, offset),
            Position { line: 2, column: 3 }
        );
        assert_eq!(lines.span(text, 4), None);
    }
}
