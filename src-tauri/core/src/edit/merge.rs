//! Three-way merge. No character that a side added, and none that both left alone, is ever dropped: where the sides
//! disagree, both stand in a conflict.

use super::align::{Aligner, Grain, Replacement};
use crate::formats::parse_json;
use crate::model::RelPath;
use crate::text::Span;

/// A stretch of a merge.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Part {
    /// Changed on one side at most, or alike on both.
    Clean(String),
    /// Changed on both sides.
    Conflict {
        /// What both began from.
        base: String,
        /// The one side.
        ours: String,
        /// The other side.
        theirs: String,
    },
}

/// What kind of text is merged.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Merged clause by clause.
    Prose,
    /// Merged line by line, and in conflict as a whole where the result would no longer be JSON.
    Json,
    /// Merged line by line.
    JsonLines,
}

impl Kind {
    /// By the ending of the file's name.
    #[must_use]
    pub fn of(file: &RelPath) -> Self {
        match file.file_name().rsplit_once('.') {
            Some((_, "json")) => Self::Json,
            Some((_, "jsonl")) => Self::JsonLines,
            _ => Self::Prose,
        }
    }
}

/// What `base` becomes when both sides' changes are made. Parts are in order, and no two clean ones touch.
#[must_use]
pub fn merge(kind: Kind, base: &str, ours: &str, theirs: &str) -> Vec<Part> {
    let grain = match kind {
        Kind::Prose => Grain::Clauses,
        Kind::Json | Kind::JsonLines => Grain::Lines,
    };
    let sides = [ours, theirs].map(|text| Side {
        text,
        changes: Aligner::new().replacements(base, text, grain),
    });
    let parts = merged(base, &sides);
    let broken = |text: &str| parse_json(text, 0).is_err();
    if kind == Kind::Json
        && !broken(ours)
        && !broken(theirs)
        && clean(&parts).is_some_and(|text| broken(&text))
    {
        return vec![conflict(base, ours, theirs)];
    }
    parts
}

/// The merged text, where nothing is in conflict.
#[must_use]
pub fn clean(parts: &[Part]) -> Option<String> {
    let text = |part: &Part| match part {
        Part::Clean(text) => Some(text.clone()),
        Part::Conflict { .. } => None,
    };
    parts.iter().map(text).collect()
}

fn conflict(base: &str, ours: &str, theirs: &str) -> Part {
    Part::Conflict {
        base: base.to_owned(),
        ours: ours.to_owned(),
        theirs: theirs.to_owned(),
    }
}

struct Side<'a> {
    text: &'a str,
    changes: Vec<Replacement>,
}

/// The changes of both sides that lie in one stretch of the base, which is as small as can be.
struct Group<'a> {
    base: Span,
    changes: [&'a [Replacement]; 2],
}

fn merged(base: &str, sides: &[Side<'_>; 2]) -> Vec<Part> {
    let mut parts = Vec::new();
    let mut at = 0;
    for group in groups(sides) {
        push_clean(&mut parts, Span::new(at, group.base.start).of(base));
        let side = |n: usize| side_text(base, group.base, sides[n].text, group.changes[n]);
        let (ours, theirs) = (side(0), side(1));
        match group.changes {
            [_, []] => push_clean(&mut parts, &ours),
            [[], _] => push_clean(&mut parts, &theirs),
            _ if ours == theirs => push_clean(&mut parts, &ours),
            _ => parts.push(conflict(group.base.of(base), &ours, &theirs)),
        }
        at = group.base.end;
    }
    push_clean(&mut parts, &base[at..]);
    parts
}

fn push_clean(parts: &mut Vec<Part>, text: &str) {
    match parts.last_mut() {
        _ if text.is_empty() => {}
        Some(Part::Clean(before)) => before.push_str(text),
        _ => parts.push(Part::Clean(text.to_owned())),
    }
}

fn groups<'a>(sides: &'a [Side<'_>; 2]) -> Vec<Group<'a>> {
    let changes = [sides[0].changes.as_slice(), sides[1].changes.as_slice()];
    let mut from = [0, 0];
    let mut groups = Vec::new();
    while let Some(first) = next(changes, from) {
        let mut base = changes[first][from[first]].before;
        let mut to = from;
        to[first] += 1;
        while let Some(side) =
            (0..2).find(|&n| changes[n].get(to[n]).is_some_and(|c| meet(base, c.before)))
        {
            base.end = base.end.max(changes[side][to[side]].before.end);
            to[side] += 1;
        }
        groups.push(Group {
            base,
            changes: [&changes[0][from[0]..to[0]], &changes[1][from[1]..to[1]]],
        });
        from = to;
    }
    groups
}

/// The side whose next change comes first in the base.
fn next(changes: [&[Replacement]; 2], from: [usize; 2]) -> Option<usize> {
    let start = |n: usize| {
        changes[n]
            .get(from[n])
            .map(|c| (c.before.start, c.before.end))
    };
    (0..2)
        .filter(|n| start(*n).is_some())
        .min_by_key(|n| start(*n))
}

/// Whether two changes are about the same words. Neighbours are not; but what is inserted at the edge of a change is,
/// since the change may say the same.
const fn meet(a: Span, b: Span) -> bool {
    let empty = a.start == a.end || b.start == b.end;
    if empty {
        a.start <= b.end && b.start <= a.end
    } else {
        a.start < b.end && b.start < a.end
    }
}

/// What one side has for a stretch of the base.
fn side_text(base: &str, stretch: Span, text: &str, changes: &[Replacement]) -> String {
    let mut result = String::new();
    let mut at = stretch.start;
    for change in changes {
        result.push_str(Span::new(at, change.before.start).of(base));
        result.push_str(change.after.of(text));
        at = change.before.end;
    }
    result.push_str(Span::new(at, stretch.end).of(base));
    result
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn merge_prose(base: &str, ours: &str, theirs: &str) -> Vec<Part> {
        merge(Kind::Prose, base, ours, theirs)
    }

    #[test]
    fn distinct_clauses_merge_and_the_same_one_is_in_conflict() {
        let base = "至道无难，唯嫌拣择。\n但莫憎爱，洞然明白。\n";
        let ours = "至道無難，唯嫌拣择。\n但莫憎爱，洞然明白。\n";
        let theirs = "至道无难，唯嫌拣择。\n但莫憎愛，洞然明白。\n";
        let both = "至道無難，唯嫌拣择。\n但莫憎愛，洞然明白。\n";
        assert_eq!(
            clean(&merge_prose(base, ours, theirs)).as_deref(),
            Some(both)
        );
        let other = "至道不難，唯嫌拣择。\n但莫憎爱，洞然明白。\n";
        assert_eq!(
            merge_prose(base, ours, other),
            [
                conflict("至道无难，", "至道無難，", "至道不難，"),
                Part::Clean("唯嫌拣择。\n但莫憎爱，洞然明白。\n".to_owned()),
            ]
        );
    }

    #[test]
    fn json_that_would_break_is_in_conflict_as_a_whole() {
        let base = "{\n  \"a\": 1\n}\n";
        let ours = "{\n  \"a\": 1,\n  \"b\": 2\n}\n";
        let theirs = "[\n  1\n]\n";
        let parts = merge(Kind::Json, base, ours, theirs);
        assert_eq!(clean(&parts), None);
        let file = |name: &str| Kind::of(&RelPath::new(name));
        assert_eq!(
            [file("a/meta.json"), file("fidelity.jsonl"), file("a.md")],
            [Kind::Json, Kind::JsonLines, Kind::Prose]
        );
    }

    /// Every text that a merge holds, of clean parts and of both sides of conflicts.
    fn held(parts: &[Part]) -> String {
        let text = |part: &Part| match part {
            Part::Clean(text) => text.clone(),
            Part::Conflict { ours, theirs, .. } => format!("{ours}{theirs}"),
        };
        parts.iter().map(text).collect()
    }

    /// A text with some of its characters replaced by `mark`s, and `mark`s put in; the marks are found again.
    fn marked(base: &str, edits: &[(usize, bool)], mark: char) -> String {
        let mut chars: Vec<char> = base.chars().collect();
        for (at, replaced) in edits {
            let at = at % (chars.len() + 1);
            match chars.get_mut(at) {
                Some(char) if *replaced => *char = mark,
                _ => chars.insert(at, mark),
            }
        }
        chars.into_iter().collect()
    }

    fn count(text: &str, wanted: char) -> usize {
        text.chars().filter(|char| *char == wanted).count()
    }

    fn texts() -> impl Strategy<Value = String> {
        "[甲乙丙丁，。\n]{0,40}"
    }

    fn edits() -> impl Strategy<Value = Vec<(usize, bool)>> {
        prop::collection::vec((0_usize..60, any::<bool>()), 0..6)
    }

    proptest! {
        #[test]
        fn one_side_alone_is_taken(base in texts(), other in texts()) {
            let one = clean(&merge_prose(&base, &base, &other));
            prop_assert_eq!(one, Some(other.clone()));
            let one = clean(&merge_prose(&base, &other, &base));
            prop_assert_eq!(one, Some(other.clone()));
            let alike = clean(&merge_prose(&base, &other, &other));
            prop_assert_eq!(alike, Some(other));
        }

        #[test]
        fn no_character_of_either_side_is_dropped(base in texts(), ours in edits(), theirs in edits()) {
            let (ours, theirs) = (marked(&base, &ours, '我'), marked(&base, &theirs, '他'));
            for kind in [Kind::Prose, Kind::JsonLines] {
                let held = held(&merge(kind, &base, &ours, &theirs));
                prop_assert_eq!(count(&held, '我'), count(&ours, '我'));
                prop_assert_eq!(count(&held, '他'), count(&theirs, '他'));
                for char in "甲乙丙丁".chars() {
                    // What both sides left alone is still there.
                    let left = count(&ours, char) + count(&theirs, char);
                    prop_assert!(count(&held, char) + count(&base, char) >= left);
                }
            }
        }
    }
}
