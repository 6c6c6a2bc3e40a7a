//! Headings of a Markdown file, and its lines. Nothing else of Markdown is understood here.

use crate::model::{Heading, MarkdownFile, SourceFile};
use crate::text::Span;

/// Reads the ATX headings of `file` that stand outside fenced code.
#[must_use]
pub fn parse_markdown(file: SourceFile) -> MarkdownFile {
    let headings = headings(&file.text, 0);
    MarkdownFile { file, headings }
}

/// The ATX headings of `text` from byte `from`, the start of a line, on.
pub(super) fn headings(text: &str, from: usize) -> Vec<Heading> {
    let mut fence: Option<&str> = None;
    let mut found = Vec::new();
    for span in lines(text, Span::new(from, text.len())) {
        let line = span.of(text);
        let line = line.strip_prefix('\u{feff}').unwrap_or(line);
        match (fence, fence_of(line)) {
            (None, Some(run)) => fence = Some(run),
            (Some(open), Some(run)) if run.starts_with(open) && closes(line) => fence = None,
            (None, None) => found.extend(heading(line, span)),
            (Some(_), _) => {}
        }
    }
    found
}

/// The lines under `within`, without their ends (LF or CRLF; a lone CR ends no line).
pub(super) fn lines(text: &str, within: Span) -> impl Iterator<Item = Span> + '_ {
    let mut start = within.start;
    within.of(text).split_inclusive('\n').map(move |line| {
        let kept = line.strip_suffix('\n').unwrap_or(line);
        let kept = kept.strip_suffix('\r').unwrap_or(kept);
        let span = Span::new(start, start + kept.len());
        start += line.len();
        span
    })
}

/// The part of `outer`, a piece of a text that starts at byte `at`, that `inner` is, as bytes of that text.
pub(super) fn span_of(outer: &str, at: usize, inner: &str) -> Span {
    let start = at + inner.as_ptr().addr().saturating_sub(outer.as_ptr().addr());
    Span::new(start, start + inner.len())
}

/// The line without an indentation that is too small to make it code.
fn dedent(line: &str) -> Option<&str> {
    let rest = line.trim_start_matches(' ');
    (line.len() - rest.len() <= 3).then_some(rest)
}

fn fence_of(line: &str) -> Option<&str> {
    let rest = dedent(line)?;
    let mark = rest.chars().next().filter(|c| matches!(c, '`' | '~'))?;
    let info = rest.trim_start_matches(mark);
    let run = &rest[..rest.len() - info.len()];
    let inline = mark == '`' && info.contains('`');
    (run.len() >= 3 && !inline).then_some(run)
}

fn closes(line: &str) -> bool {
    line.trim().chars().all(|c| matches!(c, '`' | '~'))
}

fn heading(line: &str, span: Span) -> Option<Heading> {
    let rest = dedent(line)?;
    let words = rest.trim_start_matches('#');
    let level = u8::try_from(rest.len() - words.len()).ok()?;
    let apart = words.is_empty() || words.starts_with([' ', '\t']);
    if !(1..=6).contains(&level) || !apart {
        return None;
    }
    let words = words.trim();
    let open = words.trim_end_matches('#');
    let text = if open.is_empty() || open.ends_with([' ', '\t']) {
        open.trim_end()
    } else {
        words
    };
    Some(Heading {
        level,
        text: text.to_owned(),
        span,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::RelPath;

    fn read(text: &str) -> Vec<(u8, String)> {
        let file = SourceFile::new(RelPath::new("a.md"), text.to_owned());
        let headings = parse_markdown(file).headings;
        headings.into_iter().map(|h| (h.level, h.text)).collect()
    }

    #[test]
    fn headings_stand_outside_code_and_apart_from_their_signs() {
        let text = "\u{feff}# 一\r\n## two ##\r\n```sh\n# no\n````\n~~~\n## no\n```\n~~~\n   ### 三#\n    # code\n#no\n####### no\n##\n";
        let expected = [
            (1, "一".to_owned()),
            (2, "two".to_owned()),
            (3, "三#".to_owned()),
            (2, String::new()),
        ];
        assert_eq!(read(text), expected);
    }

    #[test]
    fn a_line_ends_at_lf_or_crlf_only() {
        let text = "a\rb\r\n\nc";
        let found: Vec<_> = lines(text, Span::new(0, text.len()))
            .map(|s| s.of(text))
            .collect();
        assert_eq!(found, ["a\rb", "", "c"]);
    }
}
