//! The matcher that decides: what of a query stands where in a block of text.

use super::folds::{Fold, Folds};
use super::layer::{Layer, Running};
use super::pattern::Pattern;
use super::query::{Clause, Phrase, Query, QueryError};
use super::words::Words;
use crate::text::Span;

/// A query, prepared to be looked for under some folds.
#[derive(Debug)]
pub struct Search {
    wanted: Vec<Target>,
    unwanted: Vec<Target>,
    folds: Folds,
}

/// A place where a wanted clause stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Found {
    /// Its bytes in the block.
    pub span: Span,
    /// The folds without which it would not have been found; none where it is exact.
    pub folds: Folds,
}

/// A clause, prepared.
#[derive(Debug)]
enum Target {
    Words(Words),
    Pattern(Pattern),
}

impl Search {
    /// Prepares `query` to be looked for under `folds`.
    ///
    /// # Errors
    /// Where a regular expression in it cannot be used.
    pub fn new(query: &Query, folds: Folds) -> Result<Self, QueryError> {
        let targets = |clauses: &[Clause]| {
            let target = |clause| Target::new(clause, folds);
            clauses.iter().map(target).collect::<Result<_, _>>()
        };
        Ok(Self {
            wanted: targets(&query.wanted)?,
            unwanted: targets(&query.unwanted)?,
            folds,
        })
    }

    /// Every place in a block where a wanted clause stands, in order; none where the block does not fit the query.
    /// `aside` are its stretches that are not the running words, in order.
    #[must_use]
    pub fn find(&self, text: &str, aside: &[Span]) -> Vec<Found> {
        let notes_fold = self.folds.has(Fold::Notes) && !aside.is_empty();
        let running = notes_fold.then(|| Running::new(text, aside));
        let mut layers = vec![Layer::printed(text)];
        layers.extend(running.as_ref().map(Layer::running));
        let everywhere = |target: &Target| -> Vec<_> {
            layers
                .iter()
                .flat_map(|layer| target.find_all(layer))
                .collect()
        };
        if self
            .unwanted
            .iter()
            .any(|target| !everywhere(target).is_empty())
        {
            return Vec::new();
        }
        let mut all = Vec::new();
        for target in &self.wanted {
            let mut found = everywhere(target);
            if found.is_empty() {
                return found;
            }
            all.append(&mut found);
        }
        // Of one place found in several ways the least folded is told.
        all.sort_by_key(|found| {
            (
                found.span.start,
                found.span.end,
                found.folds.count(),
                found.folds,
            )
        });
        all.dedup_by_key(|found| found.span);
        all
    }

    /// The most steps that looking through a text of `bytes` can take.
    #[must_use]
    pub fn steps(&self, bytes: usize) -> u64 {
        let targets = self.wanted.iter().chain(&self.unwanted);
        let steps_a_byte = targets.map(|target| match target {
            Target::Words(words) => words.steps_a_byte(),
            Target::Pattern(pattern) => pattern.steps_a_byte(),
        });
        let bytes = u64::try_from(bytes).unwrap_or(u64::MAX);
        steps_a_byte.sum::<u64>().saturating_mul(bytes)
    }
}

impl Target {
    fn new(clause: &Clause, folds: Folds) -> Result<Self, QueryError> {
        let one = std::slice::from_ref::<Phrase>;
        Ok(match clause {
            Clause::Phrase(phrase) => Self::Words(Words::new(one(phrase), 0, folds)),
            Clause::Near(phrases, apart) => Self::Words(Words::new(phrases, *apart, folds)),
            Clause::Pattern(source) => Self::Pattern(Pattern::new(source)?),
        })
    }

    fn find_all(&self, layer: &Layer<'_>) -> Vec<Found> {
        match self {
            Self::Words(words) => words.find_all(layer),
            Self::Pattern(pattern) if layer.is_printed() => {
                let folds = Folds::NONE;
                let found = pattern.find_all(layer.text);
                found.map(|span| Found { span, folds }).collect()
            }
            Self::Pattern(_) => Vec::new(),
        }
    }
}
