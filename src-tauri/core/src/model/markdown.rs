//! A Markdown file and its headings. Colophon shows its text as text; it never renders it as HTML.

use super::file::SourceFile;
use crate::text::Span;

/// An ATX heading outside fenced code.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Heading {
    /// 1 to 6.
    pub level: u8,
    /// The words, trimmed, without the number signs.
    pub text: String,
    /// The whole line.
    pub span: Span,
}

/// A Markdown file of a master.
#[derive(Debug, Clone)]
pub struct MarkdownFile {
    /// The file.
    pub file: SourceFile,
    /// Its headings in order.
    pub headings: Vec<Heading>,
}

impl MarkdownFile {
    /// The bytes of the section under heading `at`: from after its line to before the next heading of the same
    /// or a higher level. Empty where there is no such heading.
    #[must_use]
    pub fn section(&self, at: usize) -> Span {
        let Some(heading) = self.headings.get(at) else {
            return Span::default();
        };
        let end = self.headings[at + 1..]
            .iter()
            .find(|h| h.level <= heading.level)
            .map_or(self.file.text.len(), |h| h.span.start);
        Span::new(heading.span.end, end)
    }
}
