//! Looking for a phrase in a text, in time in proportion to both (Knuth, Morris and Pratt).

use std::ops::Range;

use super::folds::{Fold, Folds};
use super::keyed::Keyed;
use super::pieces::{Kind, Piece, pieces};
use super::query::Phrase;
use crate::text::{Span, counts};

/// The folds under which `phrases` are looked for: nothing but punctuation is not looked for with punctuation folded.
pub fn folds_for(phrases: &[Phrase], folds: Folds) -> Folds {
    let says_nothing = |phrase: &Phrase| !pieces(&phrase.text).any(|piece| piece.kind.counts());
    if phrases.iter().any(says_nothing) {
        return folds.without(Fold::Punctuation);
    }
    folds
}

/// A phrase, prepared.
#[derive(Debug)]
pub struct Sought {
    text: String,
    keyed: Keyed,
    open: bool,
    folds: Folds,
    borders: Vec<usize>,
}

impl Sought {
    /// Prepares `phrase` to be looked for in texts cut under `folds`.
    pub fn new(phrase: &Phrase, folds: Folds) -> Self {
        let text = phrase.text.trim().to_owned();
        let keyed = Keyed::new(&text, folds);
        let open = phrase.open
            && keyed
                .pieces
                .last()
                .is_some_and(|last| last.kind == Kind::Word);
        let mut sought = Self {
            text,
            keyed,
            open,
            folds,
            borders: Vec::new(),
        };
        for at in 0..sought.closed() {
            let border = match at {
                0 => 0,
                _ => sought.extended(sought.borders[at - 1], sought.keyed.key(at)),
            };
            sought.borders.push(border);
        }
        sought
    }

    /// How many pieces it has.
    pub const fn len(&self) -> usize {
        self.keyed.len()
    }

    /// The pieces of `text` in which it stands, at every place, in order.
    pub fn find_all(&self, text: &Keyed) -> Vec<Range<usize>> {
        let mut found = Vec::new();
        let mut matched = 0;
        let closed = self.closed();
        for end in 0..text.len() {
            if self.open && matched == closed && self.goes_on(text.key(end)) {
                found.push(end - closed..end + 1);
            }
            matched = self.extended(matched, text.key(end));
            if !self.open && matched == closed && closed > 0 {
                found.push(end + 1 - closed..end + 1);
            }
        }
        found
    }

    /// The folds without which it would not stand in pieces `range` of `text`.
    pub fn needed(&self, text: &str, keyed: &Keyed, range: &Range<usize>) -> Folds {
        let Some(span) = keyed.span(range) else {
            return Folds::NONE;
        };
        if span.of(text) == self.text {
            return Folds::NONE;
        }
        let letters = (0..self.len()).map(|at| {
            let (ours, theirs) = (self.keyed.pieces[at], keyed.pieces[range.start + at]);
            let (ours, theirs) = (ours.span.of(&self.text), theirs.span.of(text));
            let theirs = if self.open && at + 1 == self.len() {
                beginning(theirs, self.keyed.key(at).chars().count(), self.folds)
            } else {
                theirs
            };
            self.folds
                .needed(keyed.pieces[range.start + at].kind, ours, theirs)
        });
        let needed = letters.fold(Folds::NONE, Folds::and);
        if self.folds.has(Fold::Punctuation) && !self.punctuated_alike(text, keyed, range, span) {
            return needed.with(Fold::Punctuation);
        }
        needed
    }

    /// Pieces that must be matched whole: all but the last of an open phrase.
    const fn closed(&self) -> usize {
        self.keyed.len() - self.open as usize
    }

    fn goes_on(&self, key: &str) -> bool {
        let rest = key.strip_prefix(self.keyed.key(self.closed()));
        // A letter is not divided from its marks.
        rest.is_some_and(|rest| rest.chars().next().is_none_or(counts))
    }

    /// How many pieces are matched once one with `key` follows, where `matched` were.
    fn extended(&self, mut matched: usize, key: &str) -> usize {
        let fits = |at: usize| at < self.closed() && self.keyed.key(at) == key;
        while matched > 0 && !fits(matched) {
            matched = self.borders[matched - 1];
        }
        matched + usize::from(fits(matched))
    }

    /// Whether the marks before, between and after the pieces are those of the phrase.
    fn punctuated_alike(
        &self,
        text: &str,
        keyed: &Keyed,
        range: &Range<usize>,
        span: Span,
    ) -> bool {
        let gap =
            |pieces: &[Piece], at: usize| Span::new(pieces[at].span.end, pieces[at + 1].span.start);
        let between = (0..self.len().saturating_sub(1)).all(|at| {
            let ours = gap(&self.keyed.pieces, at).of(&self.text);
            let theirs = gap(&keyed.pieces, range.start + at).of(text);
            marks(ours).eq(marks(theirs))
        });
        let Some(whole) = self.keyed.span(&(0..self.len())) else {
            return true;
        };
        let (before, after) = (&self.text[..whole.start], &self.text[whole.end..]);
        between && text[..span.start].ends_with(before) && text[span.end..].starts_with(after)
    }
}

/// Marks and space as they are compared where nothing is folded.
fn marks(between: &str) -> impl Iterator<Item = &str> {
    pieces(between).map(move |piece| match piece.kind {
        Kind::Space => " ",
        _ => piece.span.of(between),
    })
}

/// The longest beginning of `word` that is compared by no more than `count` characters.
fn beginning(word: &str, count: usize, folds: Folds) -> &str {
    let mut key = String::new();
    let mut longest = 0;
    for end in word.char_indices().map(|(at, c)| at + c.len_utf8()) {
        key.clear();
        folds.write_key(Kind::Word, &word[..end], &mut key);
        if key.chars().count() > count {
            break;
        }
        longest = end;
    }
    &word[..longest]
}
