//! What reading a document has to give: one walk over the abstract document, which never sees the file.
//!
//! Where the element table leaves it open: a line begins at its first word, and a line without words in a block begins
//! nowhere in it; a block without words is none; everything in a preface or appendix is paratext, and so is a trailer;
//! a verse in a printed note ends in a line feed like any other; a row is one item, a paragraph in an item is that
//! item, and what follows a list within an item is another; what was not chosen and what is in another language are
//! remarks, called `sic`, `orig` or by the language; a note in the lemma behind the body is about the whole lemma.

mod blocks;
mod words;

use crate::document::{Character, Dialect, Document, Substitute};
use crate::outcome::{Glyph, OutBlock, Outcome};

impl Document {
    /// What reading the file of this dialect has to give.
    #[must_use]
    pub fn outcome(&self, dialect: Dialect) -> Outcome {
        let head = &self.head;
        let mut walk = Walk {
            document: self,
            dialect,
            outcome: Outcome {
                id: head.id(),
                title: head.title.clone(),
                author: head.author.clone(),
                extent: head.extent.clone(),
                provider: head.provider.clone(),
                date: head.date.clone(),
                rights: head.rights.clone(),
                punctuation: head.punctuation.map(str::to_owned),
                doubts: usize::from(head.punctuation == Some("AI")) + usize::from(head.contradicts),
                ..Outcome::default()
            },
            block: OutBlock::default(),
            juan: None,
            line: None,
            line_begins: false,
            others: Vec::new(),
            apart: 0,
        };
        walk.nodes(&self.body);
        walk.outcome
    }
}

impl Character {
    /// What is shown for it, and how.
    #[must_use]
    pub fn shown(&self) -> (String, Glyph) {
        let missing = || ("□".to_owned(), Glyph::Missing);
        if !self.declared {
            return missing();
        }
        match (self.exact, self.substitute, &self.composition) {
            (Some(exact), ..) => (exact.to_string(), Glyph::Exact),
            (None, Some(Substitute::Mapping(c) | Substitute::Property(c)), _) => {
                (c.to_string(), Glyph::Substitute)
            }
            (None, None, Some(parts)) => (parts.clone(), Glyph::Description),
            (None, None, None) => self
                .romanised
                .clone()
                .map_or_else(missing, |roman| (roman, Glyph::Description)),
        }
    }
}

struct Walk<'a> {
    document: &'a Document,
    dialect: Dialect,
    outcome: Outcome,
    /// The block being read; without words until the first one.
    block: OutBlock,
    juan: Option<u32>,
    line: Option<String>,
    /// Whether the line has had no word yet.
    line_begins: bool,
    /// Lines of other editions that have had no word yet.
    others: Vec<String>,
    /// In how many prefaces and appendices we are.
    apart: usize,
}
