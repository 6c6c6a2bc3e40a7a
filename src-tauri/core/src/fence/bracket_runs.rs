//! Step 4: of three or more angle brackets in a row two stay, so that nothing looks like a marker's edge.

use super::ChangeKind;
use super::edits::Edit;
use crate::text::Span;

/// How many of a run stay.
const KEPT: usize = 2;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Left,
    Right,
}

pub(super) const fn concerns(c: char) -> bool {
    side(c).is_some()
}

pub(super) fn edits(text: &str) -> Vec<Edit> {
    let mut edits: Vec<Edit> = Vec::new();
    let mut run = (None, 0);
    for (at, c) in text.char_indices() {
        let side = side(c);
        run = (side, if side == run.0 { run.1 + 1 } else { 1 });
        if side.is_none() || run.1 <= KEPT {
            continue;
        }
        let end = at + c.len_utf8();
        match edits.last_mut() {
            Some(edit) if edit.span.end == at && run.1 > KEPT + 1 => edit.span.end = end,
            _ => edits.push(Edit {
                span: Span::new(at, end),
                with: "",
                kind: ChangeKind::BracketRun,
            }),
        }
    }
    edits
}

const fn side(c: char) -> Option<Side> {
    match c {
        '<' | '＜' | '﹤' | '‹' | '«' | '≪' | '⋘' | '⟨' | '❬' | '❮' | '❰' | '⧼' => {
            Some(Side::Left)
        }
        '>' | '＞' | '﹥' | '›' | '»' | '≫' | '⋙' | '⟩' | '❭' | '❯' | '❱' | '⧽' => {
            Some(Side::Right)
        }
        _ => None,
    }
}
