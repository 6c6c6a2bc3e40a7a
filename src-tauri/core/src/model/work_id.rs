//! One identifier behind all spellings of a work (fojin-api.md §9.2): `T48n2008`, `T2008`, `SC MN 10`, `Toh:4465`.

use crate::text::Span;

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
        Self {
            kind: IdKind::Other,
            canonical: spelling.trim().to_owned(),
            volume: None,
            locator: None,
        }
    }

    /// Compares two identifiers (§9.4): kind and canonical form; CBETA volumes where both name one (not for
    /// `T0220`, which fills three); ranges of suttas cover their members.
    #[must_use]
    pub fn compare(&self, other: &Self) -> Comparison {
        if self.kind == other.kind && self.canonical == other.canonical {
            Comparison::Same
        } else {
            Comparison::Different
        }
    }

    /// Whether both name the same work.
    #[must_use]
    pub fn same(&self, other: &Self) -> bool {
        self.compare(other) == Comparison::Same
    }
}

/// Every identifier in `text`, leftmost and longest first, not overlapping; addresses (URLs) are passed over.
#[must_use]
pub fn find_ids(text: &str, context: Context) -> Vec<FoundId> {
    let _ = (text, context);
    Vec::new()
}
