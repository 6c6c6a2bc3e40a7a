//! What the quotation check needs of a library: where a few characters stand, and the words around a place.

use std::ops::Range;

use crate::model::WorkId;
use crate::text::{Span, fold};

/// A place in a text of the library.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct At {
    /// The number of the text.
    pub text: u64,
    /// The number of the block in the text.
    pub block: usize,
    /// The byte in the block.
    pub byte: usize,
}

/// Where a place is in the edition.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Locus {
    /// The identifier of the work, in its canonical spelling.
    pub work: String,
    /// The fascicle.
    pub juan: Option<u32>,
    /// The line, segment or folio.
    pub line: Option<String>,
}

/// Texts to look quotations up in.
pub trait Corpus {
    /// Why the texts could not be asked.
    type Error;

    /// Whether any text of `work` is here.
    ///
    /// # Errors
    /// Where the texts cannot be asked.
    fn holds(&self, work: &WorkId) -> Result<bool, Self::Error>;

    /// How often the folded character `c` stands in all texts: 0 where it never does, else about so often, which is only
    /// used to choose what to ask for.
    ///
    /// # Errors
    /// Where the texts cannot be asked.
    fn frequency(&self, c: char) -> Result<u64, Self::Error>;

    /// Places where the folded characters `seed` stand within a block, in the order of the texts, at most `most`; only in
    /// texts of `work` where one is given.
    ///
    /// # Errors
    /// Where the texts cannot be asked.
    fn find(
        &self,
        seed: &[char],
        work: Option<&WorkId>,
        most: usize,
    ) -> Result<Vec<At>, Self::Error>;

    /// The blocks of quotable words around `at`, so many that `before` folded characters stand before it and `after`
    /// after it, where the text has as many.
    ///
    /// # Errors
    /// Where the texts cannot be asked.
    fn around(&self, at: At, before: usize, after: usize) -> Result<Stretch, Self::Error>;

    /// Where `at` is in the edition.
    ///
    /// # Errors
    /// Where the texts cannot be asked.
    fn locus(&self, at: At) -> Result<Locus, Self::Error>;
}

/// Blocks that follow each other, folded.
#[derive(Debug, Clone, Default)]
pub struct Stretch {
    /// The folded characters.
    pub chars: Vec<char>,
    /// For each of them the place it came from.
    places: Vec<At>,
    /// The blocks: number and words.
    blocks: Vec<(usize, String)>,
}

impl Stretch {
    /// The stretch of `blocks` of the text with the number `text`.
    #[must_use]
    pub fn new(text: u64, blocks: Vec<(usize, String)>) -> Self {
        let mut stretch = Self::default();
        for (block, words) in &blocks {
            let folded = fold(words);
            let at = |span: &Span| At {
                text,
                block: *block,
                byte: span.start,
            };
            stretch.places.extend(folded.spans.iter().map(at));
            stretch.chars.extend(folded.chars);
        }
        stretch.blocks = blocks;
        stretch
    }

    /// The number of the character at `at`.
    pub(super) fn index(&self, at: At) -> Option<usize> {
        self.places.binary_search(&at).ok()
    }

    /// The place of the character with the number `index`.
    pub(super) fn at(&self, index: usize) -> Option<At> {
        self.places.get(index).copied()
    }

    /// The words under the characters `range` with what stands between them, each block on its own line.
    #[must_use]
    pub fn words(&self, range: Range<usize>) -> String {
        let (Some(first), Some(last)) = (
            self.at(range.start),
            range.end.checked_sub(1).and_then(|last| self.at(last)),
        ) else {
            return String::new();
        };
        if range.is_empty() {
            return String::new();
        }
        let blocks = self
            .blocks
            .iter()
            .filter(|(block, _)| (first.block..=last.block).contains(block));
        let cut = blocks.map(|(block, words)| {
            let start = if *block == first.block { first.byte } else { 0 };
            let length = |c: char| last.byte + c.len_utf8();
            let end = match words.get(last.byte..).and_then(|rest| rest.chars().next()) {
                Some(c) if *block == last.block => length(c),
                _ => words.len(),
            };
            words.get(start..end).unwrap_or_default()
        });
        cut.collect::<Vec<_>>().join("\n")
    }
}
