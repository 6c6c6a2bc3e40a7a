//! Which stretches of one text became which of another. The work is capped: past the cap the answer is coarser,
//! never wrong.

use std::collections::HashMap;
use std::ops::Range;

use similar::{Algorithm, DiffOp, capture_diff_slices};

use super::tokens::{clauses, lines};
use crate::text::Span;

/// Most lines that are aligned one by one.
const MOST_LINES: usize = 1 << 20;

/// Most smaller pieces that are aligned in one comparison of two texts.
const MOST_PIECES: usize = 1 << 18;

/// What is compared as a whole.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Grain {
    /// Lines.
    Lines,
    /// Clauses of prose.
    Clauses,
}

/// A stretch of one text with what it became in the other; one of both may be empty.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Replacement {
    /// In the one.
    pub before: Span,
    /// In the other.
    pub after: Span,
}

/// Aligns the pieces of two texts until its budget is spent.
pub struct Aligner {
    lines: usize,
    pieces: usize,
}

impl Aligner {
    /// For one comparison.
    pub const fn new() -> Self {
        Self {
            lines: MOST_LINES,
            pieces: MOST_PIECES,
        }
    }

    /// The stretches that differ, in order; between two of them at least one piece is the same.
    pub fn replacements(&mut self, before: &str, after: &str, grain: Grain) -> Vec<Replacement> {
        let whole = Replacement {
            before: Span::new(0, before.len()),
            after: Span::new(0, after.len()),
        };
        let by_line = pieces(before, after, whole, lines, &mut self.lines);
        if grain == Grain::Lines {
            return by_line;
        }
        let finer = |lines| pieces(before, after, lines, clauses, &mut self.pieces);
        joined(by_line.into_iter().flat_map(finer))
    }

    /// What differs within `part`, piece by piece as `cut` cuts.
    pub fn within(
        &mut self,
        before: &str,
        after: &str,
        part: Replacement,
        cut: fn(&str) -> Vec<&str>,
    ) -> Vec<Replacement> {
        pieces(before, after, part, cut, &mut self.pieces)
    }
}

fn pieces(
    before: &str,
    after: &str,
    part: Replacement,
    cut: fn(&str) -> Vec<&str>,
    budget: &mut usize,
) -> Vec<Replacement> {
    let (old, new) = (cut(part.before.of(before)), cut(part.after.of(after)));
    let (old_at, new_at) = (
        offsets(part.before.start, &old),
        offsets(part.after.start, &new),
    );
    let span = |at: &[usize], range: &Range<usize>| Span::new(at[range.start], at[range.end]);
    let changed = changed(&old, &new, budget);
    let replacement = |(old, new): (Range<usize>, Range<usize>)| Replacement {
        before: span(&old_at, &old),
        after: span(&new_at, &new),
    };
    changed.into_iter().map(replacement).collect()
}

/// Where each piece begins, and where the last one ends.
fn offsets(start: usize, pieces: &[&str]) -> Vec<usize> {
    let ends = pieces.iter().scan(start, |at, piece| {
        *at += piece.len();
        Some(*at)
    });
    std::iter::once(start).chain(ends).collect()
}

/// Ranges of pieces that differ.
fn changed(old: &[&str], new: &[&str], budget: &mut usize) -> Vec<(Range<usize>, Range<usize>)> {
    let head = old.iter().zip(new).take_while(|(a, b)| a == b).count();
    let (old, new) = (&old[head..], &new[head..]);
    let ends = old.iter().rev().zip(new.iter().rev());
    let tail = ends.take_while(|(a, b)| a == b).count();
    let (old, new) = (&old[..old.len() - tail], &new[..new.len() - tail]);
    let work = old.len() + new.len();
    let shifted = |range: Range<usize>| range.start + head..range.end + head;
    if work == 0 {
        return Vec::new();
    }
    if old.is_empty() || new.is_empty() || work > *budget {
        return vec![(shifted(0..old.len()), shifted(0..new.len()))];
    }
    *budget -= work;
    let ops = compared(old, new);
    let ranges = ops.into_iter().filter_map(|op| match op {
        DiffOp::Equal { .. } => None,
        changed => Some((shifted(changed.old_range()), shifted(changed.new_range()))),
    });
    ranges.collect()
}

/// Compares by number: equal pieces get the same one.
fn compared<'a>(old: &[&'a str], new: &[&'a str]) -> Vec<DiffOp> {
    let mut numbers: HashMap<&'a str, usize> = HashMap::new();
    let mut number = |piece: &&'a str| {
        let next = numbers.len();
        *numbers.entry(piece).or_insert(next)
    };
    let old: Vec<usize> = old.iter().map(&mut number).collect();
    let new: Vec<usize> = new.iter().map(&mut number).collect();
    capture_diff_slices(Algorithm::Myers, &old, &new)
}

/// With neighbours that touch made one.
fn joined(parts: impl Iterator<Item = Replacement>) -> Vec<Replacement> {
    let mut result: Vec<Replacement> = Vec::new();
    for part in parts {
        match result.last_mut() {
            Some(last) if touch(last, &part) => {
                last.before.end = part.before.end;
                last.after.end = part.after.end;
            }
            _ => result.push(part),
        }
    }
    result
}

const fn touch(a: &Replacement, b: &Replacement) -> bool {
    a.before.end == b.before.start && a.after.end == b.after.start
}
