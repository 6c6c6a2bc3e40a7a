//! The places in which a quotation stands, piece by piece: looked up by its rarest characters, aligned from there.

use std::cmp::Reverse;
use std::ops::Range;

use super::align::{self, Alignment};
use super::{At, Corpus, Key, Stretch};
use crate::model::WorkId;

/// So many characters are looked up at once; fewer where nothing was found by as many.
const SEEDS_OF: [usize; 3] = [6, 4, 2];
/// A longer stretch of which not even the longest seeds are found stands nowhere.
const SHORT: usize = 24;
/// So many of the rarest such groups are tried for a piece.
const SEEDS: usize = 4;
/// So many places of one group are looked at.
const PLACES: usize = 16;
/// A piece that is only a part of what was looked for is by chance where fewer characters agree.
const LEAST: usize = 8;
/// A quotation is put together from at most so many pieces; the rest is not looked for.
const MOST: usize = 16;

/// A part of the quotation that stands somewhere.
pub(super) struct Found {
    pub alignment: Alignment,
    pub stretch: Stretch,
    pub at: At,
}

/// The pieces of `key`, in its order. `work` is looked in first.
pub(super) fn pieces<C: Corpus>(
    key: &Key,
    work: Option<&WorkId>,
    corpus: &C,
) -> Result<Vec<Found>, C::Error> {
    let mut found: Vec<Found> = Vec::new();
    let mut open: Vec<Range<usize>> = key.parts.iter().rev().cloned().collect();
    while let Some(range) = open.pop() {
        if found.len() == MOST {
            break;
        }
        let first = found.first().map(|piece| corpus.locus(piece.at));
        let first = first.transpose()?.map(|locus| WorkId::parse(&locus.work));
        let Some(piece) = best(key, range.clone(), work.or(first.as_ref()), corpus)? else {
            continue;
        };
        let quoted = piece.alignment.quoted.clone();
        found.push(piece);
        let rest = [quoted.end..range.end, range.start..quoted.start];
        open.extend(rest.into_iter().filter(|rest| rest.len() >= LEAST));
    }
    found.sort_by_key(|piece| piece.alignment.quoted.start);
    Ok(found)
}

/// The place where most of `range` stands; in `work` where that is as good.
fn best<C: Corpus>(
    key: &Key,
    range: Range<usize>,
    work: Option<&WorkId>,
    corpus: &C,
) -> Result<Option<Found>, C::Error> {
    let mut best: Option<Found> = None;
    let scopes = if work.is_some() {
        &[work, None][..]
    } else {
        &[None]
    };
    let lengths = SEEDS_OF
        .iter()
        .take(if range.len() <= SHORT { 3 } else { 1 });
    for length in lengths.map(|length| (*length).min(range.len())) {
        let seeds = seeds(key, &range, length, corpus)?;
        for scope in scopes {
            for seed in &seeds {
                for at in corpus.find(&key.chars[seed.clone()], *scope, PLACES)? {
                    let found = aligned(key, &range, seed.start, at, corpus)?;
                    best = better(best, found);
                }
                if best.as_ref().is_some_and(|best| is_whole(best, &range)) {
                    return Ok(best);
                }
            }
        }
        if best.is_some() {
            break;
        }
    }
    Ok(best.filter(|best| best.alignment.quoted == range || best.alignment.agreed() >= LEAST))
}

fn better(best: Option<Found>, other: Option<Found>) -> Option<Found> {
    match (best, other) {
        (Some(best), Some(other)) if worth(&other) > worth(&best) => Some(other),
        (best, other) => best.or(other),
    }
}

fn worth(found: &Found) -> (usize, Reverse<usize>) {
    let alignment = &found.alignment;
    (alignment.agreed(), Reverse(alignment.edits.len()))
}

fn is_whole(found: &Found, range: &Range<usize>) -> bool {
    found.alignment.quoted == *range && found.alignment.edits.is_empty()
}

fn aligned<C: Corpus>(
    key: &Key,
    range: &Range<usize>,
    seed: usize,
    at: At,
    corpus: &C,
) -> Result<Option<Found>, C::Error> {
    let before = align::reach(seed - range.start);
    let after = align::reach(range.end - seed);
    let stretch = corpus.around(at, before, after)?;
    Ok(stretch.index(at).map(|there| Found {
        alignment: align::align(&key.chars, &stretch.chars, (seed, there), range.clone()),
        stretch,
        at,
    }))
}

/// Groups of `length` characters to look `range` up by: the rarest first, none overlapping, none with a character that
/// stands nowhere.
fn seeds<C: Corpus>(
    key: &Key,
    range: &Range<usize>,
    length: usize,
    corpus: &C,
) -> Result<Vec<Range<usize>>, C::Error> {
    let chars = key.chars[range.clone()].iter();
    let frequencies = chars
        .map(|c| corpus.frequency(*c))
        .collect::<Result<Vec<u64>, C::Error>>()?;
    let rarity = |window: &[u64]| window.iter().map(|count| count.ilog2()).sum();
    let windows = frequencies.windows(length.max(1)).enumerate();
    let mut windows: Vec<(u32, usize)> = windows
        .filter(|(_, window)| !window.contains(&0))
        .map(|(at, window)| (rarity(window), range.start + at))
        .collect();
    windows.sort_unstable();
    let mut chosen: Vec<Range<usize>> = Vec::new();
    for (_, at) in windows {
        if chosen.len() < SEEDS
            && chosen
                .iter()
                .all(|other| other.start.abs_diff(at) >= length)
        {
            chosen.push(at..at + length);
        }
    }
    Ok(chosen)
}
