//! `SKILL.md`: front matter between two `---` lines, then the body (masters.md §1.9).

use super::front_matter::parse_front_matter;
use super::markdown::{headings, lines};
use super::section_refs::section_refs;
use crate::model::{MarkdownFile, SkillFile, SourceFile};
use crate::text::Span;

/// Reads front matter, headings and section pointers.
#[must_use]
pub fn parse_skill(file: SourceFile) -> SkillFile {
    let text = &file.text;
    let fenced = front_span(text);
    let body_start = fenced.map_or(0, |(_, body)| body);
    let front = fenced.map(|(span, _)| parse_front_matter(text, span));
    let section_refs = section_refs(text, body_start);
    let headings = headings(text, body_start);
    SkillFile {
        markdown: MarkdownFile { file, headings },
        front,
        body_start,
        section_refs,
    }
}

/// The bytes between the two `---` lines, and where the body begins.
fn front_span(text: &str) -> Option<(Span, usize)> {
    let from = if text.starts_with('\u{feff}') { 3 } else { 0 };
    let mut lines = lines(text, Span::new(from, text.len()));
    let is_fence = |line: Span| line.of(text).trim_end() == "---";
    lines.next().filter(|first| is_fence(*first))?;
    let next_line = |end: usize| text[end..].find('\n').map_or(text.len(), |lf| end + lf + 1);
    let start = next_line(from);
    let close = lines.find(|line| is_fence(*line))?;
    Some((Span::new(start, close.start), next_line(close.end)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::RelPath;

    fn read(text: &str) -> SkillFile {
        parse_skill(SourceFile::new(RelPath::new("SKILL.md"), text.to_owned()))
    }

    #[test]
    fn front_matter_is_no_part_of_the_body() {
        let text = "\u{feff}---\r\nname: 甲 # 注\r\n# not a heading\r\n---\r\n# 正文\r\n";
        let skill = read(text);
        let front = skill.front.unwrap().unwrap();
        assert_eq!(front.str("name"), Some("甲"));
        assert_eq!(front.root.get("name").unwrap().span.of(text), "甲");
        assert_eq!(&text[skill.body_start..], "# 正文\r\n");
        assert_eq!(skill.markdown.headings.len(), 1);
    }

    #[test]
    fn without_two_fences_there_is_no_front_matter() {
        for text in ["", "# x", "---", "---\nname: x\n", " ---\nname: x\n---\n"] {
            let skill = read(text);
            assert!(skill.front.is_none(), "{text:?}");
            assert_eq!(skill.body_start, 0);
        }
    }
}
