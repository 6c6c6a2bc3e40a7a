//! A text: a whole work as the library keeps it, in blocks, with the place of every character in the edition and what
//! the edition says beside its words (fojin-api.md §5.1, Result).

use super::Rights;
use crate::text::Span;

/// A whole work, or one file of it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Text {
    /// The identifier, in its canonical spelling (`T48n2008`, `mn10`, `Toh 41`); empty where the file says none.
    pub id: String,
    /// Which family of locators its lines have.
    pub family: Family,
    /// The title.
    pub title: Option<String>,
    /// Author and translator as the file has them.
    pub author: Option<String>,
    /// How long the work is, as the file has it (`1卷`).
    pub extent: Option<String>,
    /// The edition: date, commit or version as stated.
    pub edition: Option<String>,
    /// Who made the modern punctuation, where the file says so; it is no part of the source.
    pub punctuation: Option<String>,
    /// BCP 47 tag of the main language (`lzh`, `pi`, `sa`, `bo`, `en`).
    pub language: String,
    /// The terms as the file states them.
    pub rights: Rights,
    /// Headings with the number of the block each stands before.
    pub contents: Vec<ContentsEntry>,
    /// What is read, in the order of the edition.
    pub blocks: Vec<TextBlock>,
}

/// How lines of a text are cited.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Family {
    /// Page, column and line of a CBETA canon: `0353b12`.
    Cbeta,
    /// Segments of SuttaCentral: `mn10:4.2`.
    Segments,
    /// Folios of the Degé: `F.282.b`.
    Folios,
    /// Places in an EPUB: spine item and element.
    Spine,
    /// Whatever the curator gives.
    #[default]
    Free,
}

/// An entry of the table of contents.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ContentsEntry {
    /// 1 is the uppermost.
    pub level: u8,
    /// The heading.
    pub title: String,
    /// The number of the block before which it stands.
    pub block: usize,
}

/// What a block is to the work.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum TextRole {
    /// Running text of the work.
    #[default]
    Prose,
    /// Verse; each line of it ends in a line feed.
    Verse,
    /// A dharani.
    Dharani,
    /// A heading.
    Heading,
    /// Author, translator, collator.
    Byline,
    /// The title of a fascicle, at its beginning or end.
    JuanTitle,
    /// A row of a list or table.
    Item,
    /// A preface, an appendix, a colophon: in the file, but no words of the work.
    Paratext,
}

impl TextRole {
    /// Whether these are words of the work that one can quote as scripture.
    #[must_use]
    pub fn is_quotable(self) -> bool {
        matches!(
            self,
            Self::Prose | Self::Verse | Self::Dharani | Self::Item | Self::Heading
        )
    }
}

/// A paragraph, stanza, heading or row.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TextBlock {
    /// What it is.
    pub role: TextRole,
    /// The fascicle, where the work has such.
    pub juan: Option<u32>,
    /// The words, without the line breaks of the edition.
    pub text: String,
    /// Where each line (segment, folio) of the edition begins in `text`, in order; the first begins at 0.
    pub lines: Vec<LineStart>,
    /// Where lines of other editions begin, with the name of the edition: `R150_0705a02`.
    pub other_lines: Vec<LineStart>,
    /// Stretches that are not the running words: printed notes, pronunciations.
    pub runs: Vec<Run>,
    /// Characters that have no code point of their own in the file, in order.
    pub gaiji: Vec<Gaiji>,
    /// Variant readings and notes of the apparatus, in order.
    pub apparatus: Vec<Reading>,
    /// Whether an editor, not the edition, began the paragraph here.
    pub editorial: bool,
}

/// Where a line of the edition begins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LineStart {
    /// The byte of the block's text.
    pub at: usize,
    /// The locator: `0353b12`, `mn10:4.2`, `F.282.b`. Locators can repeat; their order is that of the text.
    pub locator: String,
}

/// A stretch that is not the running words, its marks included.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Run {
    /// Its bytes.
    pub span: Span,
    /// What it is.
    pub kind: RunKind,
}

/// What a stretch is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum RunKind {
    /// A note that is part of the print.
    Note,
    /// How the characters before it are pronounced.
    Pronunciation,
}

/// A character that has no code point of its own in the file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Gaiji {
    /// The bytes that stand for it.
    pub span: Span,
    /// Its code: `CB00849`, `SD-A5A9`.
    pub code: String,
    /// How it is shown.
    pub shown: GaijiForm,
}

/// How a character without a code point is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum GaijiForm {
    /// By the exact character.
    Exact,
    /// By another that means the same.
    Substitute,
    /// By a description of its parts, or its romanised form.
    Description,
    /// Not at all: `□` stands for it.
    Missing,
}

/// What the edition says about a stretch of its words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reading {
    /// The bytes it is about; empty where it is about a point.
    pub span: Span,
    /// The kind, as the file has it: `rdg`, `orig`, `mod`, `add`, `star`, `cf1`, `variant`.
    pub kind: String,
    /// The witnesses, as the file has them.
    pub witnesses: Vec<String>,
    /// The words.
    pub text: String,
}

impl TextBlock {
    /// The locator of the line in which the byte `at` stands; `None` where the block has no lines.
    #[must_use]
    pub fn locator(&self, at: usize) -> Option<&str> {
        let after = self.lines.partition_point(|line| line.at <= at);
        let line = self.lines.get(after.checked_sub(1)?)?;
        Some(&line.locator)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte_has_the_locator_of_its_line() {
        let line = |at, locator: &str| LineStart {
            at,
            locator: locator.to_owned(),
        };
        let block = TextBlock {
            text: "至道無難唯嫌揀擇".to_owned(),
            lines: vec![line(0, "0376b20"), line(12, "0376b21")],
            ..TextBlock::default()
        };
        let found = [0, 11, 12, 23].map(|at| block.locator(at));
        let [first, second] = [Some("0376b20"), Some("0376b21")];
        assert_eq!(found, [first, first, second, second]);
        assert_eq!(TextBlock::default().locator(0), None);
    }
}
