//! `tests/fidelity.jsonl`: one JSON value a line; a line that is none stands by itself (masters.md §1.13).

use super::json::parse_json;
use super::markdown::lines;
use crate::model::{CaseLine, SourceFile, Suite};
use crate::text::Span;

/// Reads every line that is not blank.
#[must_use]
pub fn parse_suite(file: SourceFile) -> Suite {
    let text = &file.text;
    let lines = (1_u32..)
        .zip(lines(text, Span::new(0, text.len())))
        .filter(|(_, span)| !span.of(text).trim().is_empty())
        .map(|(line, span)| CaseLine {
            line,
            span,
            node: parse_json(span.of(text), span.start),
        })
        .collect();
    Suite { file, lines }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::{JsonErrorKind, RelPath};

    #[test]
    fn a_broken_line_leaves_the_others_whole() {
        let text = "{\"q\":\"问\"}\r\n\n{\"q\":\n[1]\n{\"q\":\"b\"}";
        let suite = parse_suite(SourceFile::new(RelPath::new("f.jsonl"), text.to_owned()));
        let read: Vec<_> = suite
            .lines
            .iter()
            .map(|l| (l.line, l.node.is_ok()))
            .collect();
        assert_eq!(read, [(1, true), (3, false), (4, true), (5, true)]);
        let questions: Vec<_> = suite
            .objects()
            .map(|(_, n)| n.get("q").unwrap().span.of(text))
            .collect();
        assert_eq!(questions, ["\"问\"", "\"b\""]);
        let broken = suite.lines[1].node.as_ref().map_err(|e| e.kind);
        assert_eq!(broken, Err(JsonErrorKind::Syntax));
    }
}
