//! What reading a generated file has to give, in the shape in which texts are kept, without their types.

use std::collections::BTreeMap;
use std::ops::Range;

/// What reading a file has to give.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Outcome {
    /// The identifier.
    pub id: String,
    /// The title of the work.
    pub title: String,
    /// Author and translator.
    pub author: String,
    /// How long the work is.
    pub extent: String,
    /// The terms, as the file states them.
    pub rights: String,
    /// Who gave the text.
    pub provider: String,
    /// The day of the file.
    pub date: String,
    /// Who made the punctuation, where the file says so.
    pub punctuation: Option<String>,
    /// Headings: level, words, number of the block they stand before.
    pub contents: Vec<(u8, String, usize)>,
    /// What is read.
    pub blocks: Vec<OutBlock>,
    /// How often each made-up element occurs in the body.
    pub unknown: BTreeMap<String, usize>,
    /// How often each element was left out on purpose.
    pub skipped: BTreeMap<String, usize>,
    /// How many things a curator should look at: punctuation by a machine, an identifier that contradicts itself.
    pub doubts: usize,
}

/// What a block is.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Role {
    /// A paragraph.
    #[default]
    Prose,
    /// Verse, a line feed after each line.
    Verse,
    /// A paragraph of type dharani.
    Dharani,
    /// A heading.
    Heading,
    /// Author, translator.
    Byline,
    /// Title of a fascicle.
    JuanTitle,
    /// An item, a row, an entry.
    Item,
    /// Anything in a preface or appendix, and trailers.
    Paratext,
}

/// A paragraph, stanza, heading or row.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct OutBlock {
    /// What it is.
    pub role: Role,
    /// The fascicle.
    pub juan: Option<u32>,
    /// The words.
    pub text: String,
    /// Byte at which each line of the edition begins, and its locator. Only lines that have words.
    pub lines: Vec<(usize, String)>,
    /// The same of other editions, edition first: `R150_0705a02`.
    pub other_lines: Vec<(usize, String)>,
    /// Stretches that are not running words, by where they begin, the outer before the inner.
    pub runs: Vec<(Range<usize>, RunOf)>,
    /// Characters without a code point of their own: bytes, code, how they are shown.
    pub gaiji: Vec<(Range<usize>, String, Glyph)>,
    /// Readings and notes, by where they begin.
    pub apparatus: Vec<Remark>,
    /// Whether an editor began the paragraph.
    pub editorial: bool,
}

/// What a stretch is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum RunOf {
    /// A printed note.
    Note,
    /// A pronunciation.
    Pronunciation,
}

/// How a character without a code point of its own is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Glyph {
    /// By itself.
    Exact,
    /// By another.
    Substitute,
    /// By its parts or romanised.
    Description,
    /// By `□`.
    Missing,
}

/// Something the edition says about its words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Remark {
    /// The bytes it is about.
    pub span: Range<usize>,
    /// `rdg` or the type of the reading; the type of the note; `sic`, `orig`; the language of a parallel.
    pub kind: String,
    /// The witnesses, as sigla.
    pub witnesses: Vec<String>,
    /// The words.
    pub text: String,
}

impl Remark {
    /// By what remarks are sorted: place, then everything else, so that both dialects have the same order.
    #[must_use]
    pub fn order(&self) -> (usize, usize, &str, &[String], &str) {
        let Range { start, end } = self.span;
        (start, end, &self.kind, &self.witnesses, &self.text)
    }
}
