//! Pointers from `SKILL.md` to sections of other files: a file in backticks, then one or more `§name`
//! (masters.md §1.9).

use super::markdown::{lines, span_of};
use crate::model::SectionRef;
use crate::text::Span;

/// What may stand between a file and its sections, and between sections.
const CONNECTORS: [char; 8] = [' ', '\t', '+', '、', '，', ',', '/', '的'];
/// What ends a section's name besides a connector that is not a blank.
const ENDS: [char; 9] = ['§', '`', '|', '。', '；', ';', '→', '+', '\n'];
/// What separates two names behind one `§`.
const SEPARATORS: [char; 4] = ['、', '/', '，', ','];
/// What only a template holds in place of a name.
const PLACEHOLDERS: [char; 4] = ['{', '<', '*', '…'];

/// Every pointer in `text` from byte `from` on.
pub(super) fn section_refs(text: &str, from: usize) -> Vec<SectionRef> {
    let mut found = Vec::new();
    for line in lines(text, Span::new(from, text.len())) {
        if line.of(text).contains('§') {
            read_line(text, line, &mut found);
        }
    }
    found
}

fn read_line(text: &str, line: Span, found: &mut Vec<SectionRef>) {
    let mut pieces = line.of(text).split('`');
    pieces.next();
    // Behind the first backtick pieces alternate: in backticks, then outside.
    while let (Some(file), Some(behind)) = (pieces.next(), pieces.next()) {
        if is_file(file) {
            read_names(text, file, behind, found);
        }
    }
}

fn is_file(words: &str) -> bool {
    let markdown = words
        .strip_suffix(".md")
        .is_some_and(|stem| !stem.is_empty());
    markdown && !words.contains(|c: char| c.is_whitespace() || PLACEHOLDERS.contains(&c))
}

fn read_names(text: &str, file: &str, mut rest: &str, found: &mut Vec<SectionRef>) {
    while let Some(names) = rest.trim_start_matches(CONNECTORS).strip_prefix('§') {
        let end = names.find(ENDS).unwrap_or(names.len());
        for name in names[..end].split(SEPARATORS).map(str::trim) {
            if !name.is_empty() && !name.contains(PLACEHOLDERS) {
                found.push(SectionRef {
                    file: file.to_owned(),
                    section: name.to_owned(),
                    span: span_of(text, 0, name),
                });
            }
        }
        rest = &names[end..];
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Vec<(String, String)> {
        let found = section_refs(text, 0);
        assert!(found.iter().all(|r| r.span.of(text) == r.section));
        found.into_iter().map(|r| (r.file, r.section)).collect()
    }

    #[test]
    fn sections_belong_to_the_file_before_them() {
        let table: [(&str, &[(&str, &str)]); 9] = [
            (
                "读 `s/a.md` §甲 + `r/b.md` §乙",
                &[("s/a.md", "甲"), ("r/b.md", "乙")],
            ),
            (
                "`s/a.md` §甲 + §乙丙",
                &[("s/a.md", "甲"), ("s/a.md", "乙丙")],
            ),
            ("`s/a.md` §甲、§乙", &[("s/a.md", "甲"), ("s/a.md", "乙")]),
            (
                "`s/a.md` §甲、乙/丙",
                &[("s/a.md", "甲"), ("s/a.md", "乙"), ("s/a.md", "丙")],
            ),
            ("| 问 | `s/a.md` §甲 | 《论》§II |", &[("s/a.md", "甲")]),
            ("详见 `r/v.md` §Layer 0。", &[("r/v.md", "Layer 0")]),
            (
                "`s/a.md` §观（vipaśyanā）章 + 必要时 `r/b.md` §修",
                &[("s/a.md", "观（vipaśyanā）章"), ("r/b.md", "修")],
            ),
            ("`s/{work}.md` §甲 `s/a.md` §<名>", &[]),
            ("`【《书》§章】` 和 `x.txt` §甲", &[]),
        ];
        for (text, expected) in table {
            let expected: Vec<_> = expected
                .iter()
                .map(|(f, s)| ((*f).to_owned(), (*s).to_owned()))
                .collect();
            assert_eq!(read(text), expected, "{text}");
        }
    }
}
