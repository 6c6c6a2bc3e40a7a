//! Excerpt files: header, passages and links, in both dialects (masters.md §1.11). What a block is, is decided in
//! `blocks`; what cites, in `citations`.

use super::blocks::blocks;
use super::citations::{citations, fojin_links};
use super::markdown::parse_markdown;
use crate::model::{Dialect, ExcerptFile, FojinLink, Heading, Passage, Role, SourceFile};
use crate::text::Span;

/// What a header says where the quote blocks below it are not scripture.
const PARAPHRASED: [&str; 6] = ["转述", "轉述", "主旨", "意译", "意譯", "paraphras"];

/// Reads an excerpt file.
#[must_use]
pub fn parse_excerpts(file: SourceFile) -> ExcerptFile {
    let markdown = parse_markdown(file);
    let text = &markdown.file.text;
    let headings = &markdown.headings;
    let first = headings.iter().position(|h| h.level == 2);
    let header = Span::new(0, first.map_or(text.len(), |at| headings[at].span.start));
    let dialect = dialect(header.of(text), headings);
    let links = fojin_links(text);
    let passages = first.map_or_else(Vec::new, |first| {
        let sections = sections(text, headings, first);
        passages(text, headings, &sections, dialect, &links)
    });
    ExcerptFile {
        markdown,
        dialect,
        header,
        passages,
        links,
    }
}

fn dialect(header: &str, headings: &[Heading]) -> Dialect {
    let marked = |h: &Heading| h.level == 2 && h.text.starts_with('§');
    if headings.iter().any(marked) || PARAPHRASED.iter().any(|word| header.contains(word)) {
        Dialect::Paraphrase
    } else {
        Dialect::Scripture
    }
}

/// A stretch of text under one heading, down to the next heading of level 1 to 3.
struct Section {
    heading: usize,
    span: Span,
    /// Whether level-3 sections follow that belong to it.
    divided: bool,
}

fn sections(text: &str, headings: &[Heading], first: usize) -> Vec<Section> {
    let upper = |at: &usize| headings[*at].level <= 3;
    let mut ends = (first..headings.len()).filter(upper).skip(1).peekable();
    let mut found = Vec::new();
    for heading in (first..headings.len()).filter(upper) {
        let next = ends.next();
        let Heading { level, span, .. } = headings[heading];
        if level >= 2 {
            let end = next.map_or(text.len(), |next| headings[next].span.start);
            found.push(Section {
                heading,
                span: Span::new(after_line(text, span.end), end),
                divided: level == 2 && next.is_some_and(|next| headings[next].level == 3),
            });
        }
    }
    found
}

fn after_line(text: &str, end: usize) -> usize {
    text[end..].find('\n').map_or(text.len(), |lf| end + lf + 1)
}

fn passages(
    text: &str,
    headings: &[Heading],
    sections: &[Section],
    dialect: Dialect,
    links: &[FojinLink],
) -> Vec<Passage> {
    let mut found = Vec::new();
    for section in sections {
        let warning = headings[section.heading].text.starts_with('⚠');
        let passage = Passage {
            index: found.len(),
            heading: section.heading,
            span: section.span,
            blocks: blocks(text, section.span, dialect, warning),
            citations: citations(text, section.span, links),
        };
        if !section.divided || is_passage(text, &passage) {
            found.push(passage);
        }
    }
    found
}

/// Whether the words before the first smaller section are more than an introduction.
fn is_passage(text: &str, passage: &Passage) -> bool {
    let quoted = |span: Span| span.of(text).trim_start().starts_with('>');
    let quotes = |role| matches!(role, Role::Scripture | Role::Paraphrase);
    !passage.citations.is_empty()
        || passage
            .blocks
            .iter()
            .any(|b| quotes(b.role) && quoted(b.span))
}
