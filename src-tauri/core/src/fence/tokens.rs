//! What a reader, or a model, may take a character for when it looks for a marker: a letter under its disguises, a
//! separator, a bracket. (fojin-api.md §8, step 3.)

use unicode_normalization::char::decompose_compatible;

use crate::text::Span;

/// What one character of a disguised marker stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Class {
    /// A letter `a` to `z`.
    Letter(char),
    /// A low line, which is a separator too.
    LowLine,
    /// White space or punctuation between words or letters.
    Separator,
    /// An angle bracket and how much it looks like part of a marker.
    Bracket(u32),
    /// Anything else.
    Opaque,
}

/// A class and the bytes of the character it came from.
#[derive(Debug, Clone, Copy)]
pub(super) struct Token {
    pub class: Class,
    pub span: Span,
}

/// The tokens of one character at byte `at`: none for marks, several for ligatures and the like.
pub(super) fn tokens((at, c): (usize, char)) -> Vec<Token> {
    let span = Span::new(at, at + c.len_utf8());
    if c.is_ascii() {
        let class = class(c.to_ascii_lowercase());
        return vec![Token { class, span }];
    }
    let mut tokens = Vec::with_capacity(1);
    decompose_compatible(c, |part| {
        let lowered = part.to_lowercase().filter(|l| !is_skipped(*l));
        tokens.extend(lowered.filter(|_| !is_skipped(part)).map(|l| Token {
            class: class(l),
            span,
        }));
    });
    tokens
}

const fn is_skipped(c: char) -> bool {
    matches!(
        c,
        '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{180b}'..='\u{180f}' | '\u{1ab0}'..='\u{1aff}'
            | '\u{1dc0}'..='\u{1dff}' | '\u{200c}'..='\u{200d}' | '\u{20d0}'..='\u{20ff}'
            | '\u{fe00}'..='\u{fe0f}' | '\u{fe20}'..='\u{fe2f}' | '\u{e0100}'..='\u{e01ef}'
    )
}

/// The class of a decomposed, lower-case character.
fn class(c: char) -> Class {
    match undisguised(c) {
        letter @ 'a'..='z' => Class::Letter(letter),
        '<' | '>' | '‹' | '›' | '⟨' | '⟩' | '❬' | '❭' | '❮' | '❯' | '❰' | '❱' | '⧼' | '⧽' => {
            Class::Bracket(3)
        }
        '«' | '»' | '≪' | '≫' => Class::Bracket(6),
        '⋘' | '⋙' => Class::Bracket(9),
        '〈' | '〉' | '《' | '》' => Class::Bracket(2),
        '_' | '‿' | '⁔' | '\u{fe33}' | '\u{fe34}' | '\u{fe4d}'..='\u{fe4f}' | '\u{ff3f}' => {
            Class::LowLine
        }
        ' '
        | '\u{a0}'
        | '\u{1680}'
        | '\u{2000}'..='\u{200a}'
        | '\u{202f}'
        | '\u{205f}'
        | '\u{3000}'
        | '\t'
        | '\n' => Class::Separator,
        '-' | '.' | '/' | '\\' | '#' | '*' | ':' | '|' | '!' | '~' | '=' | '+' | ',' | ';'
        | '\'' | '"' | '·' | '•' | '‐' | '‑' | '‒' | '–' | '—' | '―' | '−' | '、' | '。' => {
            Class::Separator
        }
        _ => Class::Opaque,
    }
}

/// The letter a look-alike passes for; any other character is itself.
fn undisguised(c: char) -> char {
    match c {
        '0' | 'о' | 'ο' | 'ꓳ' | 'ᴏ' => 'o',
        '1' | 'l' | 'і' | 'ι' | 'ꓲ' | 'ɪ' | 'ı' => 'i',
        '3' | 'е' | 'ε' | 'ꓰ' | 'ᴇ' => 'e',
        '4' | '@' | 'а' | 'α' | 'ꓮ' | 'ᴀ' => 'a',
        '7' | 'т' | 'τ' | 'ꓔ' | 'ᴛ' => 't',
        'ј' | 'ϳ' | 'ꓙ' | 'ᴊ' | 'ȷ' => 'j',
        'ԁ' | 'ꓓ' | 'ᴅ' => 'd',
        'п' | 'ո' | 'η' | 'ν' | 'ꓠ' | 'ɴ' => 'n',
        'ϝ' | 'ꓝ' | 'ꜰ' => 'f',
        '\u{1f1e6}'..='\u{1f1ff}' => nth_letter(c, '\u{1f1e6}'),
        '\u{1f150}'..='\u{1f169}' => nth_letter(c, '\u{1f150}'),
        '\u{1f170}'..='\u{1f189}' => nth_letter(c, '\u{1f170}'),
        _ => c,
    }
}

/// The letter as far from `a` as `c` is from `first`. (Styled `l` stays `l`: the alphabets have no digits' shapes.)
fn nth_letter(c: char, first: char) -> char {
    char::from_u32(u32::from('a') + (u32::from(c) - u32::from(first))).unwrap_or(c)
}
