//! A text cut into the pieces that searches compare: each character of a script that writes no spaces by itself, other
//! letters and digits as words, marks and white space between. The cut is the same whatever is folded.

use unicode_normalization::char::is_combining_mark;

use super::folds::Folds;
use crate::text::{Span, counts, fold_char};

/// What a piece is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Kind {
    /// One character of a script that writes no spaces, with what combines with it.
    Sign,
    /// Letters and digits.
    Word,
    /// Punctuation, a symbol.
    Mark,
    /// White space, however much.
    Space,
}

impl Kind {
    /// Whether it says something.
    #[must_use]
    pub const fn counts(self) -> bool {
        matches!(self, Self::Sign | Self::Word)
    }
}

/// A piece of a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Piece {
    /// What it is.
    pub kind: Kind,
    /// Its bytes.
    pub span: Span,
}

/// The pieces of `text`, in order; together they are all of it.
pub fn pieces(text: &str) -> impl Iterator<Item = Piece> + '_ {
    let mut at = 0;
    std::iter::from_fn(move || {
        let rest = text.get(at..)?;
        let mut chars = rest.chars();
        let first = chars.next()?;
        let kind = kind(first);
        let more = chars.take_while(|c| match kind {
            Kind::Sign => is_attached(*c),
            Kind::Word => is_attached(*c) || self::kind(*c) == Kind::Word,
            Kind::Space => c.is_whitespace(),
            Kind::Mark => false,
        });
        let start = at;
        at += first.len_utf8() + more.map(char::len_utf8).sum::<usize>();
        let span = Span::new(start, at);
        Some(Piece { kind, span })
    })
}

/// Calls `token` with the key, everything folded, and the bytes of each piece of `text` that says something, as long as
/// it answers `true`.
pub fn tokens(text: &str, mut token: impl FnMut(&str, Span) -> bool) {
    let mut key = String::new();
    for piece in pieces(text).filter(|piece| piece.kind.counts()) {
        key.clear();
        Folds::ALL.write_key(piece.kind, piece.span.of(text), &mut key);
        if !token(&key, piece.span) {
            return;
        }
    }
}

/// What a piece is that begins with `c`.
fn kind(c: char) -> Kind {
    match c {
        '\u{3400}'..='\u{9fff}' => Kind::Sign,
        _ if c.is_ascii_alphanumeric() => Kind::Word,
        _ if c.is_whitespace() => Kind::Space,
        _ if !counts(c) => Kind::Mark,
        _ if stands_alone(fold_char(c)) => Kind::Sign,
        _ => Kind::Word,
    }
}

/// Whether `c` only adds to the letter before it.
fn is_attached(c: char) -> bool {
    !c.is_ascii() && !counts(c) && (is_combining_mark(c) || is_joiner(c))
}

const fn is_joiner(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{200c}' | '\u{200d}' | '\u{2060}')
}

/// Whether `c` chooses the form of the character before it.
pub(super) const fn is_variation_selector(c: char) -> bool {
    matches!(c, '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}')
}

/// Whether `c` is of a script that writes no spaces between words, or stands for such a character.
const fn stands_alone(c: char) -> bool {
    matches!(c,
        // Thai and Lao, Burmese, Khmer, New Tai Lue and Tai Tham
        '\u{e00}'..='\u{eff}' | '\u{1000}'..='\u{109f}' | '\u{1780}'..='\u{17ff}' | '\u{1980}'..='\u{19df}' | '\u{1a20}'..='\u{1aaf}'
        // Han numerals and iteration marks, kana, bopomofo
        | '\u{3005}'..='\u{3007}' | '\u{3021}'..='\u{3029}' | '\u{3031}'..='\u{31ff}'
        // Han, Yi, Hangul
        | '\u{3400}'..='\u{9fff}' | '\u{a000}'..='\u{a48f}' | '\u{ac00}'..='\u{d7a3}' | '\u{f900}'..='\u{faff}'
        // Tangut, kana, Han
        | '\u{17000}'..='\u{18dff}' | '\u{1aff0}'..='\u{1b2ff}' | '\u{20000}'..='\u{3ffff}'
        // private use
        | '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..='\u{10ffff}'
    )
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn cut(text: &str) -> Vec<(Kind, &str)> {
        pieces(text)
            .map(|piece| (piece.kind, piece.span.of(text)))
            .collect()
    }

    #[test]
    fn characters_words_marks_and_space() {
        use Kind::*;
        let cases: &[(&str, &[(Kind, &str)])] = &[
            (
                "至道，無",
                &[(Sign, "至"), (Sign, "道"), (Mark, "，"), (Sign, "無")],
            ),
            (
                "a-1  b",
                &[
                    (Word, "a"),
                    (Mark, "-"),
                    (Word, "1"),
                    (Space, "  "),
                    (Word, "b"),
                ],
            ),
            ("na\u{304}ga", &[(Word, "na\u{304}ga")]),
            ("葛\u{e0100}城", &[(Sign, "葛\u{e0100}"), (Sign, "城")]),
            ("道Ｔ48㊀", &[(Sign, "道"), (Word, "Ｔ48"), (Sign, "㊀")]),
            ("𠀀ｶﾀ", &[(Sign, "𠀀"), (Sign, "ｶ"), (Sign, "ﾀ")]),
            ("བདེ་བ", &[(Word, "བདེ"), (Mark, "་"), (Word, "བ")]),
            ("\u{301}a", &[(Mark, "\u{301}"), (Word, "a")]),
        ];
        for (text, pieces) in cases {
            assert_eq!(cut(text), *pieces, "{text}");
        }
    }

    #[test]
    fn tokens_are_folded_and_keep_their_bytes() {
        let text = "《Nāga》說：Ｔ１";
        let mut found = Vec::new();
        tokens(text, |key, span| {
            found.push((key.to_owned(), span.of(text)));
            true
        });
        let expected = [("naga", "Nāga"), ("说", "說"), ("t1", "Ｔ１")];
        assert_eq!(found, expected.map(|(key, of)| (key.to_owned(), of)));
    }

    proptest! {
        #[test]
        fn pieces_are_the_whole_text(text in "(\\PC|[道 ，aā\u{304}\u{200d}１])*") {
            let whole: String = cut(&text).into_iter().map(|(_, piece)| piece).collect();
            prop_assert_eq!(whole, text);
        }
    }
}
