//! The works a master declares, and how an identifier found elsewhere stands to them (masters.md §1.3,
//! fojin-api.md §9.4). Shared by every family that meets identifiers.

use super::master::Master;
use super::work_id::{Comparison, IdKind, WorkId};

/// The declared works of one master, in the order of `sources`.
pub struct Declared<'a> {
    works: Vec<DeclaredWork<'a>>,
}

/// One declared work.
pub struct DeclaredWork<'a> {
    /// Position in `sources`.
    pub index: usize,
    /// The identifier as declared.
    pub spelling: &'a str,
    /// The work.
    pub id: WorkId,
}

/// How an identifier stands to what a master declares.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standing<'a> {
    /// Declared, in this spelling or another that says as much.
    Declared(&'a str),
    /// Declared with a volume, written here without one (`T2008` for `T48n2008`).
    Short(&'a str),
    /// Part of a declared corpus (`MN 10` where SuttaCentral is declared).
    Corpus,
    /// The number is declared, but in another volume.
    OtherVolume(&'a str),
    /// Not declared.
    Undeclared,
}

impl Standing<'_> {
    /// Whether a reader who follows the identifier leaves the declared sources.
    #[must_use]
    pub const fn is_undeclared(&self) -> bool {
        matches!(self, Self::OtherVolume(_) | Self::Undeclared)
    }
}

impl<'a> Declared<'a> {
    /// The declared works of `master`; `None` where nothing can be judged, because `meta.json` could not be read or
    /// declares no work (which the checks of those files report).
    #[must_use]
    pub fn of(master: &'a Master) -> Option<Self> {
        let works: Vec<_> = master
            .meta()?
            .sources()
            .filter_map(|source| {
                let spelling = source.id.filter(|id| !id.trim().is_empty())?;
                Some(DeclaredWork {
                    index: source.index,
                    spelling,
                    id: WorkId::parse(spelling),
                })
            })
            .collect();
        (!works.is_empty()).then_some(Self { works })
    }

    /// The works.
    pub fn works(&self) -> impl Iterator<Item = &DeclaredWork<'a>> {
        self.works.iter()
    }

    /// The declared work whose name `id` is, in whichever spelling: where two could be meant, the one of the same volume,
    /// or else the first. Ranges and corpora do not count.
    #[must_use]
    pub fn named(&self, id: &WorkId) -> Option<&DeclaredWork<'a>> {
        let is_it = |work: &&DeclaredWork<'_>| {
            work.id.same(id) && work.id.canonical.eq_ignore_ascii_case(&id.canonical)
        };
        let mut named = self.works.iter().filter(is_it);
        let first = named.clone().next();
        named.find(|work| work.id.volume == id.volume).or(first)
    }

    /// The declared works that `id` may be, or be part of: one in all but few cases.
    pub fn holders<'i>(&'i self, id: &'i WorkId) -> impl Iterator<Item = &'i DeclaredWork<'a>> {
        let suttas = id.kind == IdKind::SuttaCentral;
        let holds =
            move |work: &&DeclaredWork<'_>| work.id.same(id) || suttas && is_corpus(work.spelling);
        self.works.iter().filter(holds)
    }

    /// How `id` stands to the declared works.
    #[must_use]
    pub fn standing(&self, id: &WorkId) -> Standing<'a> {
        if let Some(work) = self.works.iter().find(|w| w.id.same(id)) {
            let short = id.kind == IdKind::Cbeta && id.volume.is_none() && work.id.volume.is_some();
            return if short {
                Standing::Short(work.spelling)
            } else {
                Standing::Declared(work.spelling)
            };
        }
        if id.kind == IdKind::SuttaCentral && self.works.iter().any(|w| is_corpus(w.spelling)) {
            return Standing::Corpus;
        }
        self.works
            .iter()
            .find(|w| w.id.compare(id) == Comparison::VolumeConflict)
            .map_or(Standing::Undeclared, |w| Standing::OtherVolume(w.spelling))
    }
}

/// Whether a declared identifier is that of the whole corpus of suttas.
fn is_corpus(spelling: &str) -> bool {
    spelling.trim().eq_ignore_ascii_case("SuttaCentral")
}
