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

pub(super) fn edits(_: &str, notable: &[(usize, char)]) -> Vec<Edit> {
    let adjoins = |&(at, c): &(usize, char), &(next_at, next): &(usize, char)| {
        side(c).is_some() && side(c) == side(next) && at + c.len_utf8() == next_at
    };
    notable
        .chunk_by(adjoins)
        .filter_map(|run| {
            let (start, _) = run.get(KEPT)?;
            let (at, c) = run.last()?;
            Some(Edit {
                span: Span::new(*start, at + c.len_utf8()),
                with: "",
                kind: ChangeKind::BracketRun,
            })
        })
        .collect()
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
