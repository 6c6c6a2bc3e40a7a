//! Folding for comparison: script, width, case and diacritics do not matter, white space and punctuation drop out.
//! Only keys are folded; stored text never is.

use unicode_normalization::char::{decompose_canonical, decompose_compatible, is_combining_mark};

use super::Span;
use super::simplified::simplified;

/// A folded text and, for each of its characters, the bytes of the original it came from.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Folded {
    /// The folded characters.
    pub chars: Vec<char>,
    /// For each folded character the bytes of the original character.
    pub spans: Vec<Span>,
}

/// Folds one character to its simplified, lower-case, narrow form without marks. One to one, and folding twice changes
/// nothing: the table of simplified forms is made from OpenCC data.
#[must_use]
pub fn fold_char(c: char) -> char {
    match c {
        '\0'..='\x7f' => c.to_ascii_lowercase(),
        '\u{3400}'..='\u{9fff}' => simplified(c),
        _ => simplified(base(lower(base(c)))),
    }
}

/// Folds a text for comparison.
#[must_use]
pub fn fold(text: &str) -> Folded {
    let mut folded = Folded::default();
    for (at, c) in text.char_indices().filter(|(_, c)| counts(*c)) {
        folded.chars.push(fold_char(c));
        folded.spans.push(Span::new(at, at + c.len_utf8()));
    }
    folded
}

impl Folded {
    /// The bytes of the original where `needle` first occurs; `None` where it does not or is empty.
    #[must_use]
    pub fn find(&self, needle: &Self) -> Option<Span> {
        let at = self.find_from(needle, 0)?;
        self.span(at, needle.chars.len())
    }

    /// Whether `needle` occurs; an empty one does not.
    #[must_use]
    pub fn contains(&self, needle: &Self) -> bool {
        self.find_from(needle, 0).is_some()
    }

    /// The number of the folded character, `from` or later, where `needle` next begins; `None` where it does not or is
    /// empty. Takes time in proportion to both lengths (Knuth, Morris and Pratt).
    #[must_use]
    pub fn find_from(&self, needle: &Self, from: usize) -> Option<usize> {
        let needle = needle.chars.as_slice();
        let borders = borders(needle);
        let mut matched = 0;
        for (at, c) in self.chars.iter().enumerate().skip(from) {
            matched = extended(needle, &borders, matched, *c);
            if matched == needle.len() {
                return (matched > 0).then(|| at + 1 - matched);
            }
        }
        None
    }

    /// The bytes of the original under `count` folded characters from number `at` on, and all between them; `None` where
    /// there are not as many, or none are asked for.
    #[must_use]
    pub fn span(&self, at: usize, count: usize) -> Option<Span> {
        let spans = self.spans.get(at..at.checked_add(count)?)?;
        Some(Span::new(spans.first()?.start, spans.last()?.end))
    }
}

/// Whether `c` says something: a letter, a number, or a private-use character, which stands for one.
#[must_use]
pub fn counts(c: char) -> bool {
    match c {
        '\0'..='\x7f' => c.is_ascii_alphanumeric(),
        '\u{3400}'..='\u{9fff}' => true,
        '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..='\u{10ffff}' => true,
        _ => c.is_alphanumeric(),
    }
}

/// The one character that carries the marks of `c`, in its common width and style; `c` where there is no such one.
pub(crate) fn base(c: char) -> char {
    carrier(c, |c, part| decompose_compatible(c, part))
}

/// The one character that carries the marks of `c`, in the width and style it has; `c` where there is no such one.
pub(crate) fn bare(c: char) -> char {
    carrier(c, |c, part| decompose_canonical(c, part))
}

fn carrier(c: char, decompose: impl Fn(char, &mut dyn FnMut(char))) -> char {
    let mut bases = (None, 0);
    decompose(c, &mut |part| {
        if !is_combining_mark(part) {
            bases = (Some(part), bases.1 + 1);
        }
    });
    match bases {
        (Some(base), 1) if counts(base) == counts(c) => base,
        _ => c,
    }
}

pub(crate) fn lower(c: char) -> char {
    match c {
        'ς' => 'σ',
        _ => c.to_lowercase().next().unwrap_or(c),
    }
}

/// For each beginning of `needle`, how long its longest proper beginning is that it also ends with.
fn borders(needle: &[char]) -> Vec<usize> {
    let mut borders = vec![0; needle.len()];
    for at in 1..needle.len() {
        borders[at] = extended(needle, &borders, borders[at - 1], needle[at]);
    }
    borders
}

/// How much of `needle` is matched once `c` follows, where `matched` characters of it were.
fn extended(needle: &[char], borders: &[usize], mut matched: usize, c: char) -> usize {
    while matched > 0 && needle.get(matched) != Some(&c) {
        matched = borders[matched - 1];
    }
    matched + usize::from(needle.get(matched) == Some(&c))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn key(text: &str) -> String {
        fold(text).chars.into_iter().collect()
    }

    #[test]
    fn script_width_case_marks_and_punctuation_do_not_matter() {
        let cases = [
            ("於爾後觀裏裡爲為眾衆", "于尔后观里里为为众众"),
            ("執著，說・説", "执着说说"),
            ("豈更", "岂更"),
            ("《Ｔ４８》 n２００８！", "t48n2008"),
            ("Satipaṭṭhāna — Nāgārjuna", "satipatthananagarjuna"),
            ("na\u{304}ga", "naga"),
            ("①Ⅳ½々〇", "1Ⅳ½々〇"),
            ("\u{e000}\u{f0351}葛\u{e0100}", "\u{e000}\u{f0351}葛"),
            (" \n　。、「」【】·…—", ""),
        ];
        for (text, expected) in cases {
            assert_eq!(key(text), expected.to_lowercase(), "{text}");
        }
    }

    #[test]
    fn folding_a_character_twice_changes_nothing() {
        for c in '\0'..=char::MAX {
            assert_eq!(fold_char(fold_char(c)), fold_char(c), "{c:?}");
        }
    }

    #[test]
    fn finds_give_the_bytes_of_the_original() {
        let text = "如是我聞：一時，佛在舍衛國。一時";
        let folded = fold(text);
        let found = folded.find(&fold("闻一时佛"));
        assert_eq!(found.map(|span| span.of(text)), Some("聞：一時，佛"));
        let needle = fold("一时");
        let first = folded.find_from(&needle, 0);
        let second = folded.find_from(&needle, 5);
        assert_eq!((first, second), (Some(4), Some(11)));
        assert_eq!(folded.find_from(&needle, 12), None);
        assert_eq!(folded.find(&fold("，")), None);
        assert!(!folded.contains(&Folded::default()));
        assert_eq!(
            (folded.span(12, 1).map(|s| s.of(text)), folded.span(12, 2)),
            (Some("時"), None)
        );
    }

    proptest! {
        #[test]
        fn spans_map_back_to_the_characters_they_came_from(text in "(\\PC|[觀爲於後 ，ａＢé])*") {
            let folded = fold(&text);
            prop_assert_eq!(folded.chars.len(), folded.spans.len());
            let mut end = 0;
            for (c, span) in folded.chars.iter().zip(&folded.spans) {
                prop_assert!(span.start >= end);
                end = span.end;
                let mut original = span.of(&text).chars();
                prop_assert_eq!(original.next().map(fold_char), Some(*c));
                prop_assert_eq!(original.next(), None);
            }
        }

        #[test]
        fn search_finds_what_looking_everywhere_finds(text in "[ab]{0,40}", needle in "[ab]{0,6}", from in 0..42_usize) {
            let (text, needle) = (fold(&text), fold(&needle));
            let count = needle.chars.len();
            let slow = (from..text.chars.len()).find(|at| count > 0 && text.chars[*at..].starts_with(&needle.chars));
            prop_assert_eq!(text.find_from(&needle, from), slow);
        }
    }
}
