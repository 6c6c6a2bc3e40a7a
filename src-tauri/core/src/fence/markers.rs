//! Step 3: forged fence markers, however disguised, are replaced.
//!
//! A core is `fojin`, a gap, `data`, perhaps with `end` before it; a gap is at most three separators and may also stand
//! between the letters of a word. It is a marker where a low line stands between the two words or enough brackets
//! stand on one side.

use std::iter::Peekable;

use super::ChangeKind;
use super::edits::Edit;
use super::tokens::{Class, Token, tokens};
use crate::text::Span;

const REPLACEMENT: &str = "[removed]";
const LONGEST_GAP: usize = 3;
/// The score of the brackets on one side from which a core without a low line is a marker.
const DECORATED: u32 = 6;

/// Whether `c` may pass for the first letter of `fojin`; a few that may not are let through.
pub(super) const fn concerns(c: char) -> bool {
    match c {
        '\0'..='\u{3db}' => matches!(c, 'F' | 'f'),
        _ => matches!(
            c,
            '\u{3dc}' | '\u{3dd}' | '\u{1da0}' | '\u{1e1e}' | '\u{1e1f}' | '\u{2109}' | '\u{2131}' | '\u{213b}'
                | '\u{24a1}' | '\u{24bb}' | '\u{24d5}' | '\u{338a}'..='\u{338c}' | '\u{3399}' | '\u{a4dd}' | '\u{a730}'
                | '\u{a7f3}' | '\u{fb00}'..='\u{fb04}' | '\u{ff26}' | '\u{ff46}' | '\u{1ccdb}' | '\u{1d400}'..='\u{1d7cb}'
                | '\u{1f115}' | '\u{1f135}' | '\u{1f155}' | '\u{1f175}' | '\u{1f1eb}'
        ),
    }
}

pub(super) fn edits(text: &str, notable: &[(usize, char)]) -> Vec<Edit> {
    let mut edits: Vec<Edit> = Vec::new();
    let mut done = 0;
    for &(at, _) in notable.iter().filter(|(_, c)| concerns(*c)) {
        if at < done || !may_go_on(&text.as_bytes()[at..]) {
            continue;
        }
        if let Some(span) = marker_at(text, done, at) {
            done = span.end;
            edits.push(Edit {
                span,
                with: REPLACEMENT,
                kind: ChangeKind::ForgedMarker,
            });
        }
    }
    edits
}

/// Whether what follows a plain `f` may be an `o`: most words of English are turned away here.
fn may_go_on(bytes: &[u8]) -> bool {
    match bytes {
        [b'f' | b'F', next, ..] => {
            !next.is_ascii_alphanumeric() || matches!(next, b'o' | b'O' | b'0')
        }
        _ => true,
    }
}

/// The marker whose `fojin` begins with the character at byte `at`. Nothing before byte `floor` belongs to it.
fn marker_at(text: &str, floor: usize, at: usize) -> Option<Span> {
    let own = text[at..].chars().next().map(|c| tokens((at, c)))?;
    (0..own.len()).find_map(|skipped| {
        let ahead = text[at..].char_indices().map(|(i, c)| (at + i, c));
        let mut ahead = ahead.flat_map(tokens).skip(skipped).peekable();
        let start = word(&mut ahead, "fojin")?.start;
        let low_line = gap(&mut ahead)?;
        let end = word(&mut ahead, "data")?.end;
        let before = || {
            let earlier = text[floor..at].char_indices().rev();
            let earlier = earlier.flat_map(move |(i, c)| tokens((floor + i, c)).into_iter().rev());
            own[..skipped]
                .iter()
                .rev()
                .copied()
                .chain(earlier)
                .peekable()
        };
        let (start, mut behind) = end_word(before()).unwrap_or_else(|| (start, before()));
        let (left, right) = (decoration(&mut behind), decoration(&mut ahead));
        let marked = low_line || left.score >= DECORATED || right.score >= DECORATED;
        marked.then(|| {
            Span::new(
                left.outermost.map_or(start, |bracket| bracket.start),
                right.outermost.map_or(end, |bracket| bracket.end),
            )
        })
    })
}

/// The brackets on one side of a core.
#[derive(Default)]
struct Decoration {
    score: u32,
    outermost: Option<Span>,
}

/// Reads as many brackets as follow, each after a gap.
fn decoration(tokens: &mut Peekable<impl Iterator<Item = Token>>) -> Decoration {
    let mut decoration = Decoration::default();
    while gap(tokens).is_some() {
        let Some((score, span)) = tokens.peek().and_then(bracket) else {
            break;
        };
        tokens.next();
        decoration.score += score;
        decoration.outermost = Some(span);
    }
    decoration
}

const fn bracket(token: &Token) -> Option<(u32, Span)> {
    match token.class {
        Class::Bracket(score) => Some((score, token.span)),
        _ => None,
    }
}

/// Reads a gap and the word `end` backwards; gives where the word starts and what stands before it.
fn end_word<I: Iterator<Item = Token>>(mut behind: Peekable<I>) -> Option<(usize, Peekable<I>)> {
    gap(&mut behind)?;
    let span = word(&mut behind, "dne")?;
    Some((span.start, behind))
}

/// Reads `letters`, with gaps between them; gives the bytes from the least to the greatest.
fn word(tokens: &mut Peekable<impl Iterator<Item = Token>>, letters: &str) -> Option<Span> {
    let mut read: Option<Span> = None;
    for letter in letters.chars() {
        if read.is_some() {
            gap(tokens)?;
        }
        let token = tokens.next_if(|token| token.class == Class::Letter(letter))?;
        read = Some(read.map_or(token.span, |span| {
            Span::new(
                span.start.min(token.span.start),
                span.end.max(token.span.end),
            )
        }));
    }
    read
}

/// Reads a gap; gives whether a low line was in it, and nothing where it is too long or the text ends.
fn gap(tokens: &mut Peekable<impl Iterator<Item = Token>>) -> Option<bool> {
    let mut low_line = false;
    for _ in 0..=LONGEST_GAP {
        match tokens.peek()?.class {
            Class::Separator => {}
            Class::LowLine => low_line = true,
            _ => return Some(low_line),
        }
        tokens.next();
    }
    None
}
