//! Excerpt files: citation lines, headers and addresses name works.

use super::{Finder, Ids, Owner, Slug, SlugPlace, Use, WorkPlace};
use crate::model::SourceFile;

/// The finder.
pub const FINDER: Finder = Finder {
    name: "excerpts",
    works,
    slugs,
};

fn files(owner: Owner<'_>) -> impl Iterator<Item = &SourceFile> {
    let master = owner.master().into_iter();
    master.flat_map(|m| m.excerpts.iter().map(|e| &e.markdown.file))
}

fn works(owner: Owner<'_>, ids: &Ids<'_>) -> Vec<WorkPlace> {
    let found = files(owner).flat_map(|file| {
        let found = ids.in_text(&file.text).into_iter();
        found.map(move |id| WorkPlace::new(file, id, Use::Excerpted))
    });
    found.collect()
}

fn slugs(owner: Owner<'_>, slug: &Slug<'_>) -> Vec<SlugPlace> {
    files(owner)
        .flat_map(|file| slug.in_text(file, &file.text))
        .collect()
}
