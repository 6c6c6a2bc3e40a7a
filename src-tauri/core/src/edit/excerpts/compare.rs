//! Passages a master has already: the same words at the same place, and words that are nearly the same (expectations,
//! Import: exact by key, near by shingles).

use std::collections::BTreeSet;

use super::{Batch, NewPassage};
use crate::model::{Master, Place, WorkId};
use crate::quotation::{Claimed, Key, What, claims};

/// Characters of a shingle.
const SHINGLE: usize = 4;
/// Of a hundred shingles of either, how many near passages share at least.
const NEAR: usize = 80;

/// A passage that is repeated or resembled.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Twin {
    /// Whether key and place are the same.
    pub exact: bool,
    /// Where the other stands; `None` where it is an earlier one of the same batch.
    pub place: Option<Place>,
}

/// A passage to compare with.
struct Known {
    key: Vec<char>,
    shingles: BTreeSet<u64>,
    work: Option<WorkId>,
    juan: Option<u32>,
    place: Option<Place>,
}

/// For each passage of `batch` the one it repeats or resembles, of the master's or of those before it.
pub fn twins(master: &Master, batch: &Batch) -> Vec<Option<Twin>> {
    let work = WorkId::parse(&batch.work.id);
    let passages = claims(master).into_iter();
    let passages = passages.filter(|claimed| claimed.what == What::Passage);
    let mut known: Vec<_> = passages.map(Known::claimed).collect();
    let mut found = Vec::new();
    for passage in &batch.passages {
        let new = Known::new(passage, &work);
        found.push(twin(&new, &known));
        known.push(new);
    }
    found
}

fn twin(new: &Known, known: &[Known]) -> Option<Twin> {
    let same = known
        .iter()
        .find(|other| other.key == new.key && other.is_at(new));
    let near = || {
        known
            .iter()
            .find(|other| other.key == new.key || other.resembles(new))
    };
    let (exact, other) = match same {
        Some(other) => (true, other),
        None => (false, near()?),
    };
    Some(Twin {
        exact,
        place: other.place.clone(),
    })
}

impl Known {
    fn claimed(claimed: Claimed) -> Self {
        let (work, juan) = claimed.claim.map(|claim| (claim.work, claim.juan)).unzip();
        Self {
            work,
            juan: juan.flatten(),
            place: Some(claimed.place),
            ..Self::of(&claimed.words)
        }
    }

    fn new(passage: &NewPassage, work: &WorkId) -> Self {
        Self {
            work: Some(work.clone()),
            juan: passage.juan,
            ..Self::of(&passage.words)
        }
    }

    fn of(words: &str) -> Self {
        let key = Key::new(words).chars;
        let shingles = key.windows(SHINGLE).map(|window| {
            window.iter().fold(0_u64, |hash, c| {
                hash.wrapping_mul(0x0011_0001).wrapping_add(u64::from(*c))
            })
        });
        Self {
            shingles: shingles.collect(),
            key,
            work: None,
            juan: None,
            place: None,
        }
    }

    /// Whether both say that they stand in the same place, as far as both say so.
    fn is_at(&self, other: &Self) -> bool {
        let work = match (&self.work, &other.work) {
            (Some(one), Some(two)) => one.same(two),
            _ => true,
        };
        let juan = match (self.juan, other.juan) {
            (Some(one), Some(two)) => one == two,
            _ => true,
        };
        work && juan
    }

    fn resembles(&self, other: &Self) -> bool {
        let most = self.shingles.len().max(other.shingles.len());
        let least = self.shingles.len().min(other.shingles.len());
        // As many as the smaller has are the most that both can share.
        if least == 0 || least * 100 < most * NEAR {
            return false;
        }
        let shared = self.shingles.intersection(&other.shingles).count();
        shared * 100 >= most * NEAR
    }
}
