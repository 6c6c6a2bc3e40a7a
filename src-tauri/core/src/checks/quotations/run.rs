//! Looks up everything in a master that claims to be scripture, and counts what became of it.

use super::Quoted;
use crate::checks::run::each;
use crate::checks::{Found, Run};
use crate::model::{Entry, Finding, Master};
use crate::quotation::{Claimed, Corpus, Kind, Verdict, claims, verify};

/// What became of the quotations of a master, so that none that was not proved looks like one that was.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Quotations {
    /// Word for word.
    pub exact: usize,
    /// But for script, width, case or punctuation.
    pub variant: usize,
    /// With marks where something is left out.
    pub elided: usize,
    /// Altered, spliced, in another place or work, or not found.
    pub faulty: usize,
    /// Not in a work that the library has.
    pub not_checkable: usize,
}

/// Runs the checks of quotations over `master`.
///
/// # Errors
/// Where the texts cannot be asked.
pub fn check_quotations<C: Corpus>(
    master: &Master,
    corpus: &C,
) -> Result<(Vec<Finding>, Quotations), C::Error> {
    let look = |claimed: Claimed| {
        let verdict = verify(&claimed.words, claimed.claim.as_ref(), corpus)?;
        Ok((claimed, verdict))
    };
    let looked: Vec<_> = claims(master)
        .into_iter()
        .map(look)
        .collect::<Result<_, C::Error>>()?;
    let mut counts = Quotations::default();
    looked.iter().for_each(|(_, verdict)| counts.count(verdict));
    let run = |run: &Run| match run {
        Run::Quotations(run) => found(master, &looked, *run),
        _ => Vec::new(),
    };
    Ok((each(run, |_| Some(master)), counts))
}

/// What one check finds in quotations that have been looked up.
fn found(
    master: &Master,
    looked: &[(Claimed, Verdict)],
    run: fn(&Quoted<'_>) -> Vec<Found>,
) -> Vec<Found> {
    let quoted = looked.iter().filter_map(|(claimed, verdict)| {
        let file = master
            .files
            .get(&claimed.place.file)
            .and_then(Entry::read)?;
        Some(Quoted {
            file,
            claimed,
            verdict,
        })
    });
    quoted.flat_map(|quoted| run(&quoted)).collect()
}

impl Quotations {
    /// Counts one more.
    fn count(&mut self, verdict: &Verdict) {
        let which = match verdict.kind {
            Kind::Exact => &mut self.exact,
            Kind::Variant => &mut self.variant,
            Kind::Elided => &mut self.elided,
            Kind::NotCheckable(_) => &mut self.not_checkable,
            _ => &mut self.faulty,
        };
        *which += 1;
    }

    /// Adds those of another master.
    pub fn add(&mut self, other: Self) {
        self.exact += other.exact;
        self.variant += other.variant;
        self.elided += other.elided;
        self.faulty += other.faulty;
        self.not_checkable += other.not_checkable;
    }

    /// How many there are.
    #[must_use]
    pub const fn total(&self) -> usize {
        self.exact + self.variant + self.elided + self.faulty + self.not_checkable
    }
}
