//! Characters that cannot be seen, or that steer how others are shown: an order to a model can hide in them.

use super::character_names::{names, points};
use super::traces::{traces, unseen};
use crate::checks::{Check, Edit, Found, Run};
use crate::fence::Change;
use crate::model::{FileTree, Severity};
use crate::text::Span;

/// See the catalogue.
pub const CHECK: Check = Check {
    code: "files/hidden-characters",
    severity: Severity::Error,
    run: Run::Files(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/sources/xinxinming-excerpts.md",
        find: "至道無難",
        with: "至道\u{200b}無難",
    }],
    silent: &[Edit::Append {
        file: "master-sengcan/references/teaching.md",
        text: "\n⚠\u{fe0f} 葛\u{e0100} 字\n",
    }],
};

const JOINER: char = '\u{200d}';
const SELECTORS: [char; 2] = ['\u{fe0e}', '\u{fe0f}'];
const BYTE_ORDER_MARK: char = '\u{feff}';

fn run(tree: &FileTree) -> Vec<Found> {
    traces(
        tree,
        |text| text.chars().any(may_hide),
        |text: &str, change: &Change| {
            unseen(text, change).is_some_and(|c| {
                let mark = c == BYTE_ORDER_MARK && change.span.start == 0;
                !(c.is_control() || mark || in_emoji(text, change.span, c))
            })
        },
        |trace| {
            let found = Found::at(trace.stretch.place(trace.span))
                .with("points", points(trace.words()))
                .with("names", names(trace.words()));
            Some(found)
        },
    )
}

/// Whether the sanitiser could care for `c` at all (fojin-api.md §8, steps 1 and 2); nearly every text is passed over
/// by this alone.
fn may_hide(c: char) -> bool {
    let plain = c < '\u{ad}' || ('\u{3165}'..'\u{fdd0}').contains(&c);
    !plain && is_concerned(c)
}

fn is_concerned(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
        | '\u{3164}' | '\u{fdd0}'..='\u{fdef}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}'
        | '\u{fff0}'..='\u{fffc}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}'
        | '\u{e0000}'..='\u{e0fff}')
        || u32::from(c) & 0xfffe == 0xfffe
}

/// Whether `c` is part of how a picture character is written: a style selector behind it, or a joiner between two.
fn in_emoji(text: &str, span: Span, c: char) -> bool {
    let mut before = text[..span.start].chars().rev();
    let after = text[span.end..].chars().next();
    if SELECTORS.contains(&c) {
        let keycap = after == Some('\u{20e3}');
        return before
            .next()
            .is_some_and(|b| is_pictograph(b) || (keycap && b.is_ascii()));
    }
    let behind_picture = before
        .find(|b| !SELECTORS.contains(b))
        .is_some_and(is_pictograph);
    c == JOINER && behind_picture && after.is_some_and(is_pictograph)
}

fn is_pictograph(c: char) -> bool {
    matches!(c, '\u{a9}' | '\u{ae}' | '\u{203c}' | '\u{2049}' | '\u{2122}' | '\u{2139}'
        | '\u{2190}'..='\u{21ff}' | '\u{2300}'..='\u{23ff}' | '\u{24c2}' | '\u{25a0}'..='\u{27bf}'
        | '\u{2900}'..='\u{297f}' | '\u{2b00}'..='\u{2bff}' | '\u{3030}' | '\u{303d}' | '\u{3297}' | '\u{3299}'
        | '\u{1f000}'..='\u{1faff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn picture_characters_are_left_alone() {
        for (text, c, expected) in [
            ("\u{26a0}\u{fe0f}", '\u{fe0f}', true),
            ("1\u{fe0f}\u{20e3}", '\u{fe0f}', true),
            ("\u{1f9d8}\u{200d}\u{2642}\u{fe0f}", '\u{200d}', true),
            ("a\u{fe0f}", '\u{fe0f}', false),
            ("\u{6cd5}\u{200d}\u{6cd5}", '\u{200d}', false),
            ("\u{26a0}\u{200d}a", '\u{200d}', false),
        ] {
            let start = text.find(c).unwrap();
            let span = Span::new(start, start + c.len_utf8());
            assert_eq!(in_emoji(text, span, c), expected, "{text:?}");
        }
    }
}
