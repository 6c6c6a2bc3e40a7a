//! The words a finding is about, on one line of a terminal, and the marks under them.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use super::visible::shown;
use crate::model::SourceFile;
use crate::text::Span;

/// Columns of the terminal that are shown before and behind the first character of the words.
const BEFORE: usize = 40;
const BEHIND: usize = 76;

/// The first line of `span` in `file` as a terminal shows it, and a line of carets under the words. A long line is
/// cut around them. The caret lines up in a font whose Han characters are twice as wide as its letters.
pub fn quote(file: &SourceFile, span: Span) -> (String, String) {
    let line = file.lines.line(span.start);
    let line = file.lines.span(&file.text, line).unwrap_or_default();
    let words = Span::new(span.start.min(line.end), span.end.min(line.end));
    let before = Span::new(line.start, words.start).of(&file.text);
    let behind = Span::new(words.start, line.end).of(&file.text);
    let (skipped, before) = last_columns(before);
    let marked = words.end - words.start;

    let mut text = String::from(if skipped { "…" } else { "" });
    for c in before.chars() {
        push(&mut text, c);
    }
    let mut mark = " ".repeat(text.width());
    let mut used = 0;
    for (at, c) in behind.char_indices() {
        if used >= BEHIND {
            text.push('…');
            break;
        }
        let width = push(&mut text, c);
        used += width;
        if at < marked {
            mark.push_str(&"^".repeat(width));
        }
    }
    if marked == 0 {
        mark.push('^');
    }
    (text, mark)
}

/// The characters of `text` that fill its last columns, and whether any were left out before them.
fn last_columns(text: &str) -> (bool, &str) {
    let mut used = 0;
    let fits = |(_, c): &(usize, char)| {
        used += c.width().unwrap_or(1);
        used <= BEFORE
    };
    let start = text
        .char_indices()
        .rev()
        .take_while(fits)
        .last()
        .map_or(text.len(), |(at, _)| at);
    (start > 0, &text[start..])
}

/// Adds `c` as it is shown; its width.
fn push(text: &mut String, c: char) -> usize {
    match shown(c) {
        Some(shown) => {
            text.push_str(&shown);
            shown.width()
        }
        None => {
            text.push(c);
            c.width().unwrap_or(0)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::RelPath;

    fn of(text: &str, words: &str) -> (String, String) {
        let start = text.find(words).unwrap();
        let file = SourceFile::new(RelPath::new("a"), text.to_owned());
        quote(&file, Span::new(start, start + words.len()))
    }

    #[test]
    fn carets_stand_under_wide_characters() {
        let (line, mark) = of("x\n> 至道無難，a\n", "無難");
        assert_eq!(
            (line.as_str(), mark.as_str()),
            ("> 至道無難，a", "      ^^^^")
        );
    }

    #[test]
    fn hidden_characters_are_spelt_and_marked() {
        let (line, mark) = of("道\u{200b}也", "\u{200b}");
        assert_eq!(
            (line.as_str(), mark.as_str()),
            ("道<U+200B>也", "  ^^^^^^^^")
        );
    }

    #[test]
    fn only_the_first_line_is_shown_and_a_point_is_a_caret() {
        let file = SourceFile::new(RelPath::new("a"), "ab\ncd".to_owned());
        assert_eq!(
            quote(&file, Span::new(1, 4)),
            ("ab".to_owned(), " ^".to_owned())
        );
        assert_eq!(
            quote(&file, Span::new(5, 5)),
            ("cd".to_owned(), "  ^".to_owned())
        );
    }

    #[test]
    fn long_lines_are_cut_on_both_sides() {
        let text = format!("{}X{}", "一".repeat(50), "二".repeat(50));
        let (line, mark) = of(&text, "X");
        assert_eq!(line, format!("…{}X{}…", "一".repeat(20), "二".repeat(38)));
        assert_eq!(mark, format!("{}^", " ".repeat(41)));
    }
}
