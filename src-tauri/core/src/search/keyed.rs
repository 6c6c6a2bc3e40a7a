//! A text cut into pieces, each with what it is compared by under the folds of a search.

use std::ops::Range;

use super::folds::{Fold, Folds};
use super::pieces::{Piece, pieces};
use crate::text::Span;

/// The pieces that are compared; where punctuation is folded, marks and space are none of them.
#[derive(Debug, Default)]
pub struct Keyed {
    /// The pieces.
    pub pieces: Vec<Piece>,
    keys: String,
    ends: Vec<usize>,
}

impl Keyed {
    /// Cuts `text`.
    pub fn new(text: &str, folds: Folds) -> Self {
        let mut keyed = Self::default();
        let marks = !folds.has(Fold::Punctuation);
        for piece in pieces(text).filter(|piece| marks || piece.kind.counts()) {
            folds.write_key(piece.kind, piece.span.of(text), &mut keyed.keys);
            keyed.pieces.push(piece);
            keyed.ends.push(keyed.keys.len());
        }
        keyed
    }

    /// How many pieces there are.
    pub const fn len(&self) -> usize {
        self.pieces.len()
    }

    /// What piece number `at` is compared by.
    pub fn key(&self, at: usize) -> &str {
        let start = at.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.keys[start..self.ends[at]]
    }

    /// The bytes of pieces `range` and of all between them; `None` where the range is empty.
    pub fn span(&self, range: &Range<usize>) -> Option<Span> {
        let pieces = self.pieces.get(range.clone())?;
        Some(Span::new(
            pieces.first()?.span.start,
            pieces.last()?.span.end,
        ))
    }
}
