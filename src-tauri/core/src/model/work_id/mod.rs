//! One identifier behind all spellings of a work (fojin-api.md §9.2): `T48n2008`, `T2008`, `SC MN 10`, `Toh:4465`.

mod find;
mod forms;
mod respell;
mod scan;
#[cfg(test)]
mod tests;

use crate::text::Span;

pub use find::{find_fojin_links, find_ids};
pub use respell::respell;

/// Which catalogue an identifier belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum IdKind {
    /// CBETA: canon, number; perhaps volume and page.
    Cbeta,
    /// The Tōhoku catalogue of the Tibetan canon.
    Toh,
    /// Buddhist Digital Resource Center.
    Bdrc,
    /// Pali Text Society.
    Pts,
    /// SuttaCentral.
    SuttaCentral,
    /// A collection that FoJin knows by a prefix (GRETIL, DSBC, VRI, BS, GAND).
    Collection,
    /// `Owner:Work`.
    Compiled,
    /// Fits no pattern and is compared as it is.
    Other,
}

/// An identifier of a work.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct WorkId {
    /// Which catalogue.
    pub kind: IdKind,
    /// The canonical form of §9.2, without volume and locator: `T2008`, `Toh 4465`, `PTS:Vism`, `mn10`.
    pub canonical: String,
    /// The volume, where the spelling names one (CBETA only).
    pub volume: Option<u16>,
    /// Page, column and line, or the like, in the form of §9.2, where the spelling names one.
    pub locator: Option<String>,
}

/// How two identifiers compare.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Comparison {
    /// The same work.
    Same,
    /// The same number in two volumes (CBETA): one of them is wrong.
    VolumeConflict,
    /// Two works.
    Different,
}

/// An identifier found in running text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FoundId {
    /// The identifier.
    pub id: WorkId,
    /// Its bytes.
    pub span: Span,
}

/// Where a text stands, since some forms count only inside citation brackets (§9.2, "brackets only").
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Context {
    /// Running text.
    Running,
    /// Inside `【…】` or a parenthesis attached to it.
    Bracketed,
}

impl WorkId {
    /// The identifier that the whole of `spelling` names, brackets-only forms included; one that fits no pattern
    /// becomes [`IdKind::Other`] with the spelling, trimmed, as canonical form.
    #[must_use]
    pub fn parse(spelling: &str) -> Self {
        let spelling = spelling.trim();
        find::whole(spelling).unwrap_or_else(|| Self::new(IdKind::Other, spelling))
    }

    /// Compares a declared identifier with one met elsewhere (§9.4): kind and canonical form; CBETA volumes where both
    /// name one (not for `T0220`, which fills three); a declared range of suttas covers its members.
    #[must_use]
    pub fn compare(&self, other: &Self) -> Comparison {
        if self.kind != other.kind || !(self.has_name_of(other) || self.covers(other)) {
            return Comparison::Different;
        }
        match (self.volume, other.volume) {
            (Some(a), Some(b)) if a != b && self.canonical != MANY_VOLUMES => {
                Comparison::VolumeConflict
            }
            _ => Comparison::Same,
        }
    }

    /// Whether both name the same work.
    #[must_use]
    pub fn same(&self, other: &Self) -> bool {
        self.compare(other) == Comparison::Same
    }

    /// How the work is written in running text where it is a sutta: `MN 10`.
    #[must_use]
    pub fn sutta(&self) -> Option<String> {
        let letters = self
            .canonical
            .trim_end_matches(|c: char| !c.is_ascii_lowercase());
        let number = &self.canonical[letters.len()..];
        (self.kind == IdKind::SuttaCentral)
            .then(|| format!("{} {number}", respell::nikaya(letters)))
    }

    fn new(kind: IdKind, canonical: impl Into<String>) -> Self {
        Self {
            kind,
            canonical: canonical.into(),
            volume: None,
            locator: None,
        }
    }

    fn has_name_of(&self, other: &Self) -> bool {
        match self.kind {
            IdKind::Pts | IdKind::Toh | IdKind::Bdrc => {
                self.canonical.eq_ignore_ascii_case(&other.canonical)
            }
            _ => self.canonical == other.canonical,
        }
    }

    /// Whether this is a range of suttas and `other` a single one within.
    fn covers(&self, other: &Self) -> bool {
        let covered = || {
            let (first, last) = self.canonical.split_once('-')?;
            let (collection, first) = numbered(first)?;
            let (of, number) = numbered(&other.canonical)?;
            Some(of == collection && (first..=last.parse().ok()?).contains(&number))
        };
        self.kind == IdKind::SuttaCentral && covered().unwrap_or(false)
    }
}

/// The one work that fills several volumes under one number (§9.2).
const MANY_VOLUMES: &str = "T0220";

/// `sn56.11` as `sn56.` and 11.
fn numbered(sutta: &str) -> Option<(&str, u16)> {
    let name = sutta.trim_end_matches(|c: char| c.is_ascii_digit());
    Some((name, sutta[name.len()..].parse().ok()?))
}
