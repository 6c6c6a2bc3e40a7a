//! The difference of two texts for people who read Chinese: which clauses changed, and which characters in them.

use std::collections::BTreeSet;

use super::align::{Aligner, Grain, Replacement};
use super::tokens::units;
use crate::text::Span;

/// A stretch of a difference. All that is not added is the text before, all that is not removed the text after.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Segment {
    /// Whether it changes.
    pub kind: SegmentKind,
    /// The words.
    pub text: String,
    /// Number of the hunk it belongs to, from 0; `None` for what stays. All changes in a run of changed clauses are
    /// one hunk.
    pub hunk: Option<u32>,
}

/// Whether a stretch changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SegmentKind {
    /// It stays.
    Same,
    /// It goes.
    Removed,
    /// It comes.
    Added,
}

/// How `before` became `after`.
#[must_use]
pub fn difference(before: &str, after: &str) -> Vec<Segment> {
    let mut aligner = Aligner::new();
    let mut segments = Segments::default();
    let mut at = 0;
    for (hunk, clauses) in (0_u32..).zip(aligner.replacements(before, after, Grain::Clauses)) {
        for part in parts(&mut aligner, before, after, clauses) {
            segments.push(
                SegmentKind::Same,
                Span::new(at, part.before.start).of(before),
                None,
            );
            segments.push(SegmentKind::Removed, part.before.of(before), Some(hunk));
            segments.push(SegmentKind::Added, part.after.of(after), Some(hunk));
            at = part.before.end;
        }
    }
    segments.push(SegmentKind::Same, &before[at..], None);
    segments.0
}

/// The text before with only these hunks changed.
#[must_use]
pub fn apply_hunks(segments: &[Segment], hunks: &BTreeSet<u32>) -> String {
    let stands = |segment: &&Segment| {
        let changed = segment.hunk.is_some_and(|hunk| hunks.contains(&hunk));
        match segment.kind {
            SegmentKind::Same => true,
            SegmentKind::Removed => !changed,
            SegmentKind::Added => changed,
        }
    };
    let texts = segments.iter().filter(stands).map(|s| s.text.as_str());
    texts.collect()
}

#[derive(Default)]
struct Segments(Vec<Segment>);

impl Segments {
    fn push(&mut self, kind: SegmentKind, text: &str, hunk: Option<u32>) {
        if !text.is_empty() {
            let text = text.to_owned();
            self.0.push(Segment { kind, text, hunk });
        }
    }
}

/// What changes in a run of changed clauses: some characters where most stay, or else all of it.
fn parts(
    aligner: &mut Aligner,
    before: &str,
    after: &str,
    clauses: Replacement,
) -> Vec<Replacement> {
    if clauses.before.of(before).is_empty() || clauses.after.of(after).is_empty() {
        return vec![clauses];
    }
    let parts = without_crumbs(aligner.within(before, after, clauses, units), before);
    let length = |span: Span| span.end - span.start;
    let removed: usize = parts.iter().map(|part| length(part.before)).sum();
    let added: usize = parts.iter().map(|part| length(part.after)).sum();
    let kept = length(clauses.before) - removed;
    if removed > 0 && added > 0 && (removed > kept || added > 2 * kept) {
        return vec![clauses];
    }
    parts
}

/// With a lone character or blank between two changes counted as changed too: it says nothing to a reader.
fn without_crumbs(parts: Vec<Replacement>, before: &str) -> Vec<Replacement> {
    let mut result: Vec<Replacement> = Vec::new();
    for part in parts {
        match result.last_mut() {
            Some(last) if is_crumb(Span::new(last.before.end, part.before.start).of(before)) => {
                last.before.end = part.before.end;
                last.after.end = part.after.end;
            }
            _ => result.push(part),
        }
    }
    result
}

fn is_crumb(between: &str) -> bool {
    between.chars().nth(1).is_none()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// `=same`, `-removed`, `+added`, each change with the number of its hunk.
    fn shown(before: &str, after: &str) -> Vec<String> {
        let show = |segment: &Segment| {
            let (mark, hunk) = match segment.kind {
                SegmentKind::Same => ("=", String::new()),
                SegmentKind::Removed => ("-", segment.hunk.unwrap().to_string()),
                SegmentKind::Added => ("+", segment.hunk.unwrap().to_string()),
            };
            format!("{mark}{hunk}{}", segment.text)
        };
        difference(before, after).iter().map(show).collect()
    }

    #[test]
    fn changed_clauses_are_shown_by_character_where_most_of_them_stays() {
        for (before, after, expected) in [
            ("", "", vec![]),
            ("甲。\n", "甲。\n", vec!["=甲。\n"]),
            ("", "甲。", vec!["+0甲。"]),
            (
                "至道无难，唯嫌拣择。",
                "至道無难，唯嫌拣择。",
                vec!["=至道", "-0无", "+0無", "=难，唯嫌拣择。"],
            ),
            ("无。", "此心即是无。", vec!["+0此心即是", "=无。"]),
            (
                "一二三四，五六七八。",
                "一二三四，子丑寅卯。",
                vec!["=一二三四，", "-0五六七八。", "+0子丑寅卯。"],
            ),
            (
                "甲乙丙，丁戊己。\n庚辛壬，癸。",
                "甲丙，丁戊己。\n庚辛壬癸，癸。",
                vec!["=甲", "-0乙", "=丙，丁戊己。\n庚辛壬", "+1癸", "=，癸。"],
            ),
            (
                "见 T48n2010 一书。",
                "见 T48n2014 一书。",
                vec!["=见 ", "-0T48n2010", "+0T48n2014", "= 一书。"],
            ),
        ] {
            assert_eq!(shown(before, after), expected);
        }
    }

    #[test]
    fn one_hunk_of_two_can_be_restored() {
        let segments = difference("一二三，四五六。", "一贰三，四五陆。");
        let applied = |hunks: &[u32]| apply_hunks(&segments, &hunks.iter().copied().collect());
        assert_eq!(applied(&[0]), "一贰三，四五陆。");
        let segments = difference("一二三，甲。四五六。", "一贰三，甲。四五陆。");
        let applied = |hunks: &[u32]| apply_hunks(&segments, &hunks.iter().copied().collect());
        assert_eq!(applied(&[]), "一二三，甲。四五六。");
        assert_eq!(applied(&[0]), "一贰三，甲。四五六。");
        assert_eq!(applied(&[1]), "一二三，甲。四五陆。");
        assert_eq!(applied(&[0, 1]), "一贰三，甲。四五陆。");
    }

    /// Two texts of the most that a file may have: of one line or of many, alike but for a place, or in nothing.
    #[test]
    fn long_files_are_compared() {
        const SIZE: usize = 2 << 20;
        let filled = |piece: &dyn Fn(usize) -> String| {
            let mut text = String::new();
            (0..)
                .take_while(|at| {
                    text.push_str(&piece(*at));
                    text.len() < SIZE
                })
                .for_each(drop);
            text
        };
        let digit = |at: usize| char::from(b'a' + u8::try_from(at * at / 7 % 26).unwrap());
        for (a, b) in [
            (
                filled(&|at| format!("{at}，")),
                filled(&|at| format!("{},", at + 1)),
            ),
            (
                filled(&|at| format!("{}\n", digit(at))),
                filled(&|at| format!("{}\n", digit(at * 3 + 1))),
            ),
            (
                filled(&|at| format!("{}，", digit(at))),
                filled(&|at| format!("{}，", digit(at * 3 + 1))),
            ),
            (
                filled(&|at| digit(at).to_string()),
                filled(&|at| digit(at * 3 + 1).to_string()),
            ),
            (
                filled(&|at| format!("甲{at}乙。\n")),
                filled(&|at| format!("甲{}乙。\n", at ^ 1)),
            ),
        ] {
            holds(&a, &b);
            let middle = (0..a.len() / 2)
                .rev()
                .find(|at| a.is_char_boundary(*at))
                .unwrap();
            let changed = [&a[..middle], "新", &a[middle..]].concat();
            let segments = difference(&a, &changed);
            assert!(segments.len() <= 4, "{}", segments.len());
        }
    }

    fn holds(before: &str, after: &str) {
        let segments = difference(before, after);
        let every = segments.iter().filter_map(|s| s.hunk).collect();
        assert!(apply_hunks(&segments, &BTreeSet::new()) == before);
        assert!(apply_hunks(&segments, &every) == after);
        let of = |kinds: &[SegmentKind]| -> String {
            let kept = segments.iter().filter(|s| kinds.contains(&s.kind));
            kept.map(|s| s.text.as_str()).collect()
        };
        assert!(of(&[SegmentKind::Same, SegmentKind::Removed]) == before);
        assert!(of(&[SegmentKind::Same, SegmentKind::Added]) == after);
        let numbers: BTreeSet<u32> = segments.iter().filter_map(|s| s.hunk).collect();
        assert_eq!(numbers.len(), numbers.last().map_or(0, |n| *n as usize + 1));
        let same = |s: &Segment| (s.kind == SegmentKind::Same) == s.hunk.is_none();
        assert!(segments.iter().all(|s| same(s) && !s.text.is_empty()));
    }

    proptest! {
        #[test]
        fn both_texts_are_in_it(
            before in "[甲乙丙丁，。\n a.b]{0,80}",
            after in "[甲乙丙丁，。\n a.b]{0,80}",
        ) {
            holds(&before, &after);
        }
    }
}
