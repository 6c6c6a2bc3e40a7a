//! `sources/INDEX.md`: the table rows that name a file (masters.md §1.10).

use super::markdown::{lines, parse_markdown, span_of};
use crate::model::{IndexFile, IndexRow, SourceFile};
use crate::text::Span;

/// Reads the rows whose first cell is a file name in backticks.
#[must_use]
pub fn parse_index(file: SourceFile) -> IndexFile {
    let text = &file.text;
    let rows = lines(text, Span::new(0, text.len()))
        .filter_map(|span| row(text, span))
        .collect();
    IndexFile {
        markdown: parse_markdown(file),
        rows,
    }
}

fn row(text: &str, span: Span) -> Option<IndexRow> {
    let mut cells = cells(text, span)?.into_iter();
    let first = cells.next()?;
    let name = first.of(text).strip_prefix('`')?.split_once('`')?.0.trim();
    Some(IndexRow {
        file: name.to_owned(),
        file_span: span_of(text, 0, name),
        cells: cells.map(|c| (c.of(text).to_owned(), c)).collect(),
        span,
    })
}

/// The cells of a line that begins with `|`, trimmed. A bar behind a backslash does not end a cell.
fn cells(text: &str, line: Span) -> Option<Vec<Span>> {
    let words = line.of(text).trim();
    let inner = words.strip_prefix('|')?;
    let inner = inner.strip_suffix('|').unwrap_or(inner);
    let mut cells = Vec::new();
    let mut start = 0;
    for (at, _) in inner.match_indices('|') {
        if !inner[..at].ends_with('\\') {
            cells.push(&inner[start..at]);
            start = at + 1;
        }
    }
    cells.push(&inner[start..]);
    let spans = cells.into_iter().map(|c| span_of(text, 0, c.trim()));
    Some(spans.collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::RelPath;

    #[test]
    fn rows_name_a_file_in_their_first_cell() {
        let text = "# 目录\n\n| 文件 | 编号 |\r\n|---|---|\r\n| `a-excerpts.md` | [7](x) | a\\|b |\r\nno | `b.md` |\n| `c.md` |";
        let index = parse_index(SourceFile::new(RelPath::new("INDEX.md"), text.to_owned()));
        let files: Vec<_> = index.rows.iter().map(|r| r.file_span.of(text)).collect();
        assert_eq!(files, ["a-excerpts.md", "c.md"]);
        let cells: Vec<_> = index.rows[0].cells.iter().map(|c| c.0.as_str()).collect();
        assert_eq!(cells, ["[7](x)", "a\\|b"]);
        assert!(
            index.rows[0]
                .cells
                .iter()
                .all(|(words, at)| at.of(text) == words)
        );
        assert!(index.rows[1].cells.is_empty());
    }
}
