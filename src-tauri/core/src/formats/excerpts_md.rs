//! Excerpt files: header, passages and links, in both dialects (masters.md §1.11). What a block is, is decided in
//! `blocks`; what cites, in `citations`.

use super::blocks::blocks;
use super::citations::citations;
use super::markdown::parse_markdown;
use crate::model::{
    Dialect, ExcerptFile, FojinLink, Heading, Passage, Role, SourceFile, find_fojin_links,
};
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
    let links = find_fojin_links(text);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::RelPath;

    fn read(text: &str) -> ExcerptFile {
        parse_excerpts(SourceFile::new(
            RelPath::new("a-excerpts.md"),
            text.to_owned(),
        ))
    }

    fn titles(file: &ExcerptFile) -> Vec<&str> {
        let heading = |p: &Passage| file.markdown.headings[p.heading].text.as_str();
        file.passages.iter().map(heading).collect()
    }

    #[test]
    fn passages_are_the_smallest_sections() {
        let text = "# 甲\n> 【《头》】\n## 一\n#### 注\n> 文\n## 二\n引言\n### 三\n> 文\n### 四\n# 五\n尾\n## 六";
        let file = read(text);
        assert_eq!(titles(&file), ["一", "三", "四", "六"]);
        assert_eq!(file.text(file.header), "# 甲\n> 【《头》】\n");
        let spans: Vec<_> = file.passages.iter().map(|p| file.text(p.span)).collect();
        assert_eq!(spans, ["#### 注\n> 文\n", "> 文\n", "", ""]);
    }

    #[test]
    fn what_is_quoted_or_cited_before_smaller_sections_is_not_lost() {
        let file = read("## 一\n【《书》】\n### 二\n## 三\n> 文\n### 四\n## 五\n引言\n### 六\n");
        assert_eq!(titles(&file), ["一", "二", "三", "四", "六"]);
        let indices: Vec<_> = file.passages.iter().map(|p| p.index).collect();
        assert_eq!(indices, [0, 1, 2, 3, 4]);
    }

    #[test]
    fn the_dialect_follows_from_headings_or_header() {
        let table = [
            ("# 甲\n## 乙\n", Dialect::Scripture),
            ("# 甲\n## 乙\n转述\n", Dialect::Scripture),
            ("# 甲\n## §乙\n", Dialect::Paraphrase),
            ("# 甲\n> 以下皆為轉述\n## 乙\n", Dialect::Paraphrase),
            (
                "# A\n> Quote blocks are paraphrases.\n## B\n",
                Dialect::Paraphrase,
            ),
        ];
        for (text, dialect) in table {
            assert_eq!(read(text).dialect, dialect, "{text}");
        }
    }

    #[test]
    fn under_a_warning_only_the_editor_speaks() {
        let file = read("## §甲\n文\n## ⚠️ 警示\n- 只是转述\n");
        let roles: Vec<_> = file
            .passages
            .iter()
            .flat_map(|p| &p.blocks)
            .map(|b| b.role)
            .collect();
        assert_eq!(roles, [Role::Paraphrase, Role::Editor]);
    }

    #[test]
    fn without_a_second_level_all_is_header() {
        let file = read("# 甲\n### 乙\n> 文 https://fojin.app/texts/1\n");
        assert_eq!((file.passages.len(), file.links.len()), (0, 1));
        assert_eq!(file.header.end, file.markdown.file.text.len());
    }
}
