//! Excerpt files: passages with the role of each block, so that scripture is never confused with a paraphrase or
//! with the editor's own words (masters.md §1.11).

use super::markdown::MarkdownFile;
use crate::text::Span;

/// Which of the two dialects a file is written in. A `>` block is scripture in one and a paraphrase or a
/// citation in the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Dialect {
    /// Quote blocks are scripture; a bold line gives the citation and bullets the editor's points.
    Scripture,
    /// Running paraphrase under `§` headings; a `>` line beginning with 出处 gives the citation.
    Paraphrase,
}

/// What a block of a passage is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Role {
    /// The words of the work itself.
    Scripture,
    /// The work's meaning in other words.
    Paraphrase,
    /// Where it stands.
    Citation,
    /// The editor's own remarks: points, gist, labels.
    Editor,
}

/// A run of lines of one role.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Block {
    /// What it is.
    pub role: Role,
    /// Its bytes, whole lines without the last line end.
    pub span: Span,
}

/// A bracket `【…】` that cites a work; placeholders (`{…}`, `<…>`, 卷N, xxxx, 典籍名, 经名) are none.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Citation {
    /// The bytes from `【` to `】`, and of a parenthesis directly behind it that carries an identifier.
    pub span: Span,
    /// The words between `《` and `》` before any `·` or `•`, where there are any.
    pub title: Option<String>,
    /// The locator as written: what stands between title and identifier (chapter, fascicle, section).
    pub locator: Option<String>,
    /// Identifiers as written, with their bytes, those in a parenthesis directly behind included.
    pub ids: Vec<(String, Span)>,
    /// The FoJin link directly behind, if any.
    pub link: Option<FojinLink>,
}

/// A link to FoJin.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FojinLink {
    /// What stands after `/texts/`, as written; a number in a sound link.
    pub text_id: String,
    /// The value of `juan=`, if any.
    pub juan: Option<String>,
    /// The bytes of the whole link.
    pub span: Span,
}

/// A section that holds no smaller section of its own, or the words before the first smaller one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Passage {
    /// Number in the file, from 0.
    pub index: usize,
    /// Position of its heading in the file's list of headings.
    pub heading: usize,
    /// The bytes under the heading.
    pub span: Span,
    /// Blocks in order; they do not overlap.
    pub blocks: Vec<Block>,
    /// Citations in order.
    pub citations: Vec<Citation>,
}

/// An excerpt file that could be read.
#[derive(Debug, Clone)]
pub struct ExcerptFile {
    /// The file.
    pub markdown: MarkdownFile,
    /// Which dialect.
    pub dialect: Dialect,
    /// Everything before the first level-2 heading: title and header quote block.
    pub header: Span,
    /// Every leaf section (a level-3 section, or a level-2 section without any), cited or not. The words between a
    /// level-2 heading and its first level-3 heading are one too where they hold a quote block or a citation.
    pub passages: Vec<Passage>,
    /// Every FoJin link of the file, those of citations included.
    pub links: Vec<FojinLink>,
}

impl ExcerptFile {
    /// The text of `span`.
    #[must_use]
    pub fn text(&self, span: Span) -> &str {
        span.of(&self.markdown.file.text)
    }

    /// Blocks of `role` in all passages.
    pub fn blocks(&self, role: Role) -> impl Iterator<Item = (&Passage, &Block)> {
        self.passages
            .iter()
            .flat_map(|p| p.blocks.iter().map(move |b| (p, b)))
            .filter(move |(_, b)| b.role == role)
    }
}
