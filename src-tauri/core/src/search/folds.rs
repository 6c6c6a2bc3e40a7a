//! The differences that a search may overlook, each to be switched on and off.

use unicode_normalization::char::{
    canonical_combining_class, decompose_canonical, is_combining_mark,
};

use super::pieces::{Kind, is_variation_selector};
use crate::text::{bare, base, counts, fold_char, lower, simplified};

/// A kind of difference that a search may overlook.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Fold {
    /// Simplified and traditional forms, variants, compatibility ideographs, variation selectors.
    Script,
    /// Full and half width, and styles: `Ａ` `①`.
    Width,
    /// Capital and small letters.
    Case,
    /// Marks above, below and in letters, and invisible joiners.
    Diacritics,
    /// Punctuation and white space.
    Punctuation,
    /// Notes printed within the running words.
    Notes,
}

impl Fold {
    /// Every fold, in the order in which hits name them.
    pub const ALL: [Self; 6] = [
        Self::Script,
        Self::Width,
        Self::Case,
        Self::Diacritics,
        Self::Punctuation,
        Self::Notes,
    ];

    const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// A set of folds. With more folds a search finds the same and more.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Folds(u8);

impl Folds {
    /// Every fold.
    pub const ALL: Self = Self(0b11_1111);
    /// No fold.
    pub const NONE: Self = Self(0);
    /// Those that change characters.
    const LETTERS: u8 = 0b1111;

    /// Whether `fold` is among them.
    #[must_use]
    pub const fn has(self, fold: Fold) -> bool {
        self.0 & fold.bit() != 0
    }

    /// These and `fold`.
    #[must_use]
    pub const fn with(self, fold: Fold) -> Self {
        Self(self.0 | fold.bit())
    }

    /// These without `fold`.
    #[must_use]
    pub const fn without(self, fold: Fold) -> Self {
        Self(self.0 & !fold.bit())
    }

    /// Those of both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Each of them, in order.
    pub fn iter(self) -> impl Iterator<Item = Fold> {
        Fold::ALL.into_iter().filter(move |fold| self.has(*fold))
    }

    /// How many they are.
    #[must_use]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// The smallest set of these under which pieces `a` and `b` are the same; all of them where there is none.
    pub(super) fn needed(self, kind: Kind, a: &str, b: &str) -> Self {
        if a == b {
            return Self::NONE;
        }
        let (mut x, mut y) = (String::new(), String::new());
        let mut same = |folds: Self| {
            x.clear();
            y.clear();
            folds.write_key(kind, a, &mut x);
            folds.write_key(kind, b, &mut y);
            x == y
        };
        let sets = (0..=4).flat_map(|count| {
            (0..=Self::LETTERS)
                .map(Self)
                .filter(move |s| s.count() == count)
        });
        sets.filter(|set| set.0 & !self.0 == 0)
            .find(|set| same(*set))
            .unwrap_or(self)
    }

    /// Appends what `piece` is compared by.
    pub(super) fn write_key(self, kind: Kind, piece: &str, key: &mut String) {
        match kind {
            Kind::Space => key.push(' '),
            Kind::Mark => key.extend(piece.chars().map(|c| self.mark(c))),
            Kind::Sign | Kind::Word if self.0 & Self::LETTERS == Self::LETTERS => {
                key.extend(piece.chars().filter(|c| counts(*c)).map(fold_char));
            }
            Kind::Sign | Kind::Word if piece.is_ascii() => {
                let case = self.has(Fold::Case);
                key.extend(
                    piece
                        .chars()
                        .map(|c| if case { c.to_ascii_lowercase() } else { c }),
                );
            }
            Kind::Sign | Kind::Word => self.letters(piece, key),
        }
    }

    /// Letters one by one, each followed by its marks in their canonical order, however they were written.
    fn letters(self, piece: &str, key: &mut String) {
        let mut marks = Vec::new();
        for c in piece.chars() {
            if !counts(c) {
                marks.push(c);
                continue;
            }
            self.push_marks(&mut marks, key);
            key.push(self.letter(composed(c, &mut marks)));
        }
        self.push_marks(&mut marks, key);
    }

    fn push_marks(self, marks: &mut Vec<char>, key: &mut String) {
        marks.sort_by_key(|mark| canonical_combining_class(*mark));
        let dropped = |mark: &char| {
            self.has(if is_variation_selector(*mark) {
                Fold::Script
            } else {
                Fold::Diacritics
            })
        };
        key.extend(marks.drain(..).filter(|mark| !dropped(mark)));
    }

    fn letter(self, mut c: char) -> char {
        if is_compatibility_ideograph(c) {
            return if self.has(Fold::Script) {
                fold_char(c)
            } else {
                c
            };
        }
        if self.has(Fold::Diacritics) {
            c = bare(c);
        }
        if self.has(Fold::Width) {
            c = base(c);
        }
        if self.has(Fold::Case) {
            c = lower(c);
        }
        if self.has(Fold::Script) {
            c = simplified(c);
        }
        c
    }

    fn mark(self, c: char) -> char {
        if self.has(Fold::Width) { base(c) } else { c }
    }
}

impl FromIterator<Fold> for Folds {
    fn from_iter<T: IntoIterator<Item = Fold>>(folds: T) -> Self {
        folds.into_iter().fold(Self::NONE, Self::with)
    }
}

/// The letter in `c`, with the marks it is composed with pushed on `marks`; `c` where it is not composed of one letter
/// and such marks as a fold may drop.
fn composed(c: char, marks: &mut Vec<char>) -> char {
    if c.is_ascii() || is_compatibility_ideograph(c) {
        return c;
    }
    let (before, mut letters) = (marks.len(), (c, 0));
    decompose_canonical(c, |part| {
        if counts(part) {
            letters = (part, letters.1 + 1);
        } else {
            marks.push(part);
        }
    });
    if letters.1 == 1 && !is_combining_mark(letters.0) {
        return letters.0;
    }
    marks.truncate(before);
    c
}

const fn is_compatibility_ideograph(c: char) -> bool {
    matches!(c, '\u{f900}'..='\u{faff}' | '\u{2f800}'..='\u{2fa1f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn every_set() -> impl Iterator<Item = Folds> {
        (0..=Folds::ALL.0).map(Folds)
    }

    #[test]
    fn any_folds_and_then_all_are_all() {
        let all = |text: &str| {
            let mut key = String::new();
            Folds::ALL.write_key(Kind::Word, text, &mut key);
            key
        };
        for c in ('\0'..='\u{323af}').filter(|c| counts(*c)) {
            let text = c.to_string();
            for folds in every_set().filter(|folds| folds.0 <= Folds::LETTERS) {
                let mut key = String::new();
                folds.letters(&text, &mut key);
                assert_eq!(all(&key), all(&text), "{c:?} {folds:?}");
            }
            let mut slow = String::new();
            Folds::ALL.letters(&text, &mut slow);
            assert_eq!(slow, all(&text), "{c:?}");
        }
    }

    #[test]
    fn the_smallest_set_is_named() {
        use Fold::*;
        let cases: &[(&str, &str, &[Fold])] = &[
            ("禪", "禪", &[]),
            ("禪", "禅", &[Script]),
            ("豈", "岂", &[Script]),
            ("葛", "葛\u{e0100}", &[Script]),
            ("Ａ", "A", &[Width]),
            ("Ａ", "a", &[Width, Case]),
            ("nāga", "na\u{304}ga", &[]),
            ("ṣ\u{304}", "s\u{304}\u{323}", &[]),
            ("Nāga", "naga", &[Case, Diacritics]),
            ("Ａ", "á", &[Width, Case, Diacritics]),
        ];
        for (a, b, folds) in cases {
            let needed = Folds::ALL.needed(Kind::Word, a, b);
            assert_eq!(needed.iter().collect::<Vec<_>>(), *folds, "{a} {b}");
        }
    }

    #[test]
    fn sets_are_sets() {
        let some: Folds = [Fold::Case, Fold::Notes].into_iter().collect();
        assert!(some.has(Fold::Case) && !some.has(Fold::Script));
        assert_eq!(some.with(Fold::Case), some);
        assert_eq!(
            some.without(Fold::Case).iter().collect::<Vec<_>>(),
            [Fold::Notes]
        );
        assert_eq!(some.count(), 2);
        assert_eq!(Fold::ALL.into_iter().collect::<Folds>(), Folds::ALL);
    }
}
