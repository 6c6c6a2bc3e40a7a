//! One phrase, or several near each other.

use std::ops::Range;

use super::find::Found;
use super::folds::Folds;
use super::layer::Layer;
use super::near::stretches;
use super::phrase::{Sought, folds_for};
use super::query::Phrase;

/// Phrases that stand together.
#[derive(Debug)]
pub struct Words {
    phrases: Vec<Sought>,
    folds: Folds,
    longest: usize,
}

impl Words {
    /// `phrases` in any order, with at most `apart` other pieces between them.
    pub fn new(phrases: &[Phrase], apart: usize, folds: Folds) -> Self {
        let folds = folds_for(phrases, folds);
        let phrases: Vec<_> = phrases
            .iter()
            .map(|phrase| Sought::new(phrase, folds))
            .collect();
        let longest = apart + phrases.iter().map(Sought::len).sum::<usize>();
        Self {
            phrases,
            folds,
            longest,
        }
    }

    /// Every place where they stand together.
    pub fn find_all(&self, layer: &Layer<'_>) -> Vec<Found> {
        let keyed = layer.keyed(self.folds);
        let mut places = Vec::with_capacity(self.phrases.len());
        for phrase in &self.phrases {
            places.push(phrase.find_all(keyed));
            if places.last().is_some_and(Vec::is_empty) {
                return Vec::new();
            }
        }
        let stretches = match places.as_slice() {
            [of_one] => of_one.clone(),
            _ => stretches(&places, self.longest),
        };
        let found = |stretch: &Range<usize>| {
            let span = layer.original(keyed.span(stretch)?);
            let first = |of: &[Range<usize>]| {
                let at = of.partition_point(|place| place.start < stretch.start);
                of.get(at).cloned()
            };
            let inside = self.phrases.iter().zip(&places);
            let inside = inside.filter_map(|(phrase, places)| {
                Some(phrase.needed(layer.text, keyed, &first(places)?))
            });
            let folds = inside.fold(layer.folds(), Folds::and);
            Some(Found { span, folds })
        };
        stretches.iter().filter_map(found).collect()
    }

    /// The most steps that each byte of a text can take.
    pub fn steps_a_byte(&self) -> u64 {
        u64::try_from(self.phrases.len()).unwrap_or(u64::MAX)
    }
}
