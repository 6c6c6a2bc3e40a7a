//! The quotation check: whether words that claim to be scripture stand in the text, and what differs.
//!
//! Reading order: [`Key`] (the quotation folded, in parts), [`Corpus`] (what is asked of a library), `pieces` (places that
//! agree, by rare characters and alignment), `judge` (the verdict). Every verdict but *not found* and *not checkable* rests
//! on aligned places; a quotation whose work is not at hand is never shown as proved.

mod align;
mod claims;
mod corpus;
mod juan;
mod judge;
mod parts;
mod pieces;

#[cfg(test)]
pub(crate) mod shelf;
#[cfg(test)]
mod tests;

pub use align::{Alignment, Edit, align};
pub use claims::{Claimed, What, claims};
pub use corpus::{At, Corpus, Locus, Stretch};
pub use juan::juan;
pub use judge::verify;
pub use parts::Key;

use crate::model::WorkId;
use crate::text::Span;

/// Where a quotation says that it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Claim {
    /// The work.
    pub work: WorkId,
    /// The fascicle, where one is named.
    pub juan: Option<u32>,
    /// The line or segment, where one is named: `0353b12`, `mn10:4.2`.
    pub line: Option<String>,
}

/// What became of a quotation, the worst that holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// Word for word, punctuation and script included; white space does not matter.
    Exact,
    /// Only script, width, case or punctuation differ.
    Variant,
    /// Parts of one work in their order, with marks where something is left out.
    Elided,
    /// The words are in the work, but not where it says.
    WrongPlace,
    /// The words are in another work.
    WrongWork,
    /// Characters differ, or stand nowhere.
    Altered,
    /// Put together from several places without a mark, out of order, or from several works.
    Spliced,
    /// Less than half of it stands anywhere.
    NotFound,
    /// It cannot be told.
    NotCheckable(Reason),
}

/// Why nothing can be told.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Reason {
    /// There are no words in it.
    Empty,
    /// The work is not in the library.
    WorkNotHeld,
}

/// What was found of a quotation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Verdict {
    /// What became of it.
    pub kind: Kind,
    /// The places that agree, in the order of the quotation.
    pub pieces: Vec<Piece>,
    /// The bytes of the quotation that stand in no piece, in order.
    pub nowhere: Vec<Span>,
}

/// A stretch of the quotation with the place where it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Piece {
    /// Its bytes in the quotation.
    pub quoted: Span,
    /// The first character of the source.
    pub from: At,
    /// The last character of the source.
    pub to: At,
    /// Where the first character is in the edition.
    pub first: Locus,
    /// Where the last character is in the edition.
    pub last: Locus,
    /// The words of the source, each block on its own line.
    pub source: String,
    /// Where both differ, in order.
    pub differences: Vec<Difference>,
}

/// Characters that differ.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    /// The bytes in the quotation; empty where something was left out.
    pub quoted: Span,
    /// What the source has instead; empty where something was added.
    pub source: String,
}
