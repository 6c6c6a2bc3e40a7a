//! Where works and masters are named, by registered finders.
//!
//! A finder knows the files of one kind. It says where they name a work, in whichever spelling, and where they name a
//! master, and what stands there once the master has another slug. An area that comes later (graphs, answers) writes
//! its finder and adds a line to [`REFERENCES`]; renaming, copying and counting then include it.

mod beside;
mod documents;
mod excerpts;
mod fidelity;
mod ids;
mod index;
mod json_text;
mod meta;
mod skill;
mod slugs;

use crate::model::{Declared, Master, Place, Repository, SourceFile, WorkId, Workspace};

pub use ids::Ids;
pub use slugs::Slug;

use super::replace::Replacement;

/// A kind of files and how they name works and masters.
pub struct Finder {
    /// What the files are.
    pub name: &'static str,
    /// Every place that names a work.
    pub works: fn(Owner<'_>, &Ids<'_>) -> Vec<WorkPlace>,
    /// Every place that names the master.
    pub slugs: fn(Owner<'_>, &Slug<'_>) -> Vec<SlugPlace>,
}

/// Every finder. No two look at the same file.
pub const REFERENCES: &[Finder] = &[
    meta::FINDER,
    skill::FINDER,
    excerpts::FINDER,
    index::FINDER,
    documents::FINDER,
    fidelity::FINDER,
    beside::FINDER,
];

/// Whose files are looked at.
#[derive(Clone, Copy)]
pub enum Owner<'a> {
    /// A master's.
    Master(&'a Master),
    /// Those beside the masters.
    Beside(&'a Repository),
}

impl<'a> Owner<'a> {
    /// The master.
    #[must_use]
    pub const fn master(self) -> Option<&'a Master> {
        match self {
            Self::Master(master) => Some(master),
            Self::Beside(_) => None,
        }
    }

    /// Everybody in `workspace`.
    pub fn all(workspace: &'a Workspace) -> impl Iterator<Item = Self> {
        let masters = workspace.masters.iter().map(|m| Self::Master(m));
        masters.chain([Self::Beside(&workspace.repository)])
    }
}

/// What a place that names a work is there for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Use {
    /// A passage stands under it.
    Excerpted,
    /// A fidelity case asks for it.
    Tested,
    /// Lore or a critique is grounded on it.
    Cited,
    /// It is named: in the instructions, the references, INDEX, the search scope.
    Referenced,
    /// A declaration speaks of it, which is no use of it.
    Noted,
}

/// A place that names a work.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WorkPlace {
    /// The bytes of the identifier.
    pub place: Place,
    /// The work.
    pub id: WorkId,
    /// What it is there for.
    pub usage: Use,
}

impl WorkPlace {
    fn new(file: &SourceFile, found: crate::model::FoundId, usage: Use) -> Self {
        Self {
            place: Place::span(file, found.span),
            id: found.id,
            usage,
        }
    }
}

/// A place that names a master.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SlugPlace {
    /// The bytes that change, and what they become.
    pub place: Place,
    /// What stands there once the master has the new slug.
    pub becomes: String,
}

/// The places in the files of `owner` that name a work, in order: those that `declared` lists in any way they can be
/// named, others where they are mentioned.
#[must_use]
pub fn works(owner: Owner<'_>, declared: Option<&Declared<'_>>) -> Vec<WorkPlace> {
    let ids = Ids::of(declared);
    let found = REFERENCES
        .iter()
        .flat_map(|finder| (finder.works)(owner, &ids));
    let mut found: Vec<WorkPlace> = found.collect();
    found.sort_by(|a, b| a.place.cmp(&b.place));
    found.dedup_by(|a, b| a.place == b.place);
    found
}

/// The places in the files of `owner` that name the master of `slug`, in order.
#[must_use]
pub fn slugs(owner: Owner<'_>, slug: &Slug<'_>) -> Vec<SlugPlace> {
    let found = REFERENCES
        .iter()
        .flat_map(|finder| (finder.slugs)(owner, slug));
    let mut found: Vec<SlugPlace> = found.collect();
    found.sort_by(|a, b| a.place.cmp(&b.place));
    found.dedup();
    found
}

/// The replacements that make every one of `places` in `file` what it becomes.
#[must_use]
pub fn replacements<'a>(
    places: impl IntoIterator<Item = &'a SlugPlace>,
    file: &SourceFile,
) -> Vec<Replacement> {
    let here = places.into_iter().filter(|p| p.place.file == file.path);
    here.filter_map(|p| {
        Some(Replacement {
            span: p.place.span?,
            with: p.becomes.clone(),
        })
    })
    .collect()
}
