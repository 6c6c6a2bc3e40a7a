//! `sources/INDEX.md`: the table of the excerpt files (masters.md §1.10).

use super::markdown::MarkdownFile;
use crate::text::Span;

/// An INDEX that could be read.
#[derive(Debug, Clone)]
pub struct IndexFile {
    /// The file.
    pub markdown: MarkdownFile,
    /// Table rows whose first cell is in backticks.
    pub rows: Vec<IndexRow>,
}

/// One row of the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct IndexRow {
    /// The file name in backticks.
    pub file: String,
    /// The bytes of the file name, without backticks.
    pub file_span: Span,
    /// The other cells in order, trimmed, with their bytes.
    pub cells: Vec<(String, Span)>,
    /// The whole line.
    pub span: Span,
}
