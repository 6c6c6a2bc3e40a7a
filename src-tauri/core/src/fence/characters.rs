//! Step 2: characters that cannot be seen or that steer others are dropped, unless their script needs them there.

use super::ChangeKind;
use super::edits::Edit;
use crate::text::Span;
use crate::text::is_han;

/// More variation selectors than this after Han characters may hide data (2f).
const SELECTOR_ALLOWANCE: usize = 16;

pub(super) const fn concerns(c: char) -> bool {
    is_dropped(c) || is_joiner(c) || is_selector(c) || is_mongolian_control(c)
}

pub(super) fn edits(text: &str, notable: &[(usize, char)]) -> Vec<Edit> {
    if !notable.iter().any(|(_, c)| concerns(*c)) {
        return Vec::new();
    }
    let mut edits = Vec::new();
    let mut selectors = Vec::new();
    let mut han = 0;
    let mut previous = '\0';
    let mut rest = text.char_indices().peekable();
    while let Some((at, c)) = rest.next() {
        if !stays(c, previous, rest.peek().map(|(_, next)| *next)) {
            edits.push(drop_at(at, c));
            continue;
        }
        if is_selector(c) && is_han(previous) {
            selectors.push((at, c));
        }
        han += usize::from(is_han(c));
        previous = c;
    }
    if selectors.len() > SELECTOR_ALLOWANCE && 4 * selectors.len() > han {
        edits.extend(selectors.into_iter().map(|(at, c)| drop_at(at, c)));
        edits.sort_by_key(|edit| edit.span);
    }
    edits
}

fn drop_at(at: usize, c: char) -> Edit {
    Edit {
        span: Span::new(at, at + c.len_utf8()),
        with: "",
        kind: ChangeKind::HiddenCharacter(c),
    }
}

/// Whether `c` stays behind `previous`, the last character that stayed, and before `next`.
fn stays(c: char, previous: char, next: Option<char>) -> bool {
    match c {
        '\u{200c}' | '\u{200d}' => uses_joiners(previous),
        '\u{fe00}' if has_selector_forms(previous) => true,
        '\u{fe00}'..='\u{fe02}' | '\u{e0100}'..='\u{e011f}' => is_han(previous),
        '\u{180b}'..='\u{180d}' | '\u{180f}' => is_mongolian(previous),
        '\u{180e}' => is_mongolian(previous) && next.is_some_and(is_mongolian),
        _ => !is_dropped(c),
    }
}

/// 2a, whatever stands around it.
pub(super) const fn is_dropped(c: char) -> bool {
    match c {
        '\0'..='\u{7f}' => matches!(c, '\0'..='\u{8}' | '\u{b}'..='\u{1f}' | '\u{7f}'),
        '\u{80}'..='\u{206f}' => matches!(
            c,
            '\u{80}'..='\u{9f}' | '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}'
                | '\u{17b4}'..='\u{17b5}' | '\u{200b}' | '\u{200e}'..='\u{200f}'
                | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
        ),
        _ => {
            is_noncharacter(c)
                || matches!(
                    c,
                    '\u{3164}' | '\u{fe03}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffc}'
                        | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}'
                        | '\u{e0000}'..='\u{e00ff}' | '\u{e0120}'..='\u{e0fff}'
                )
        }
    }
}

const fn is_noncharacter(c: char) -> bool {
    matches!(c, '\u{fdd0}'..='\u{fdef}') || c as u32 & 0xfffe == 0xfffe
}

const fn is_joiner(c: char) -> bool {
    matches!(c, '\u{200c}' | '\u{200d}')
}

/// The variation selectors that some character uses.
const fn is_selector(c: char) -> bool {
    matches!(c, '\u{fe00}'..='\u{fe02}' | '\u{e0100}'..='\u{e011f}')
}

const fn is_mongolian_control(c: char) -> bool {
    matches!(c, '\u{180b}'..='\u{180f}')
}

const fn is_mongolian(c: char) -> bool {
    matches!(c, '\u{1820}'..='\u{18aa}')
}

/// Scripts of India, Myanmar, Cambodia and Mongolia, where joiners shape words (2b).
const fn uses_joiners(c: char) -> bool {
    matches!(
        c,
        '\u{900}'..='\u{dff}' | '\u{1000}'..='\u{109f}' | '\u{1780}'..='\u{17ff}' | '\u{1800}'..='\u{18af}'
            | '\u{1cd0}'..='\u{1cff}' | '\u{a8e0}'..='\u{a8ff}' | '\u{11000}'..='\u{11fff}'
    )
}

/// Myanmar and Phags-pa, which have forms for the first selector (2c).
const fn has_selector_forms(c: char) -> bool {
    matches!(c, '\u{1000}'..='\u{109f}' | '\u{a9e0}'..='\u{a9ff}' | '\u{aa60}'..='\u{aa7f}' | '\u{a840}'..='\u{a877}')
}
