//! `sources/INDEX.md`: its rows name works, with or without a form of their own.

use super::{Finder, Ids, Owner, Slug, SlugPlace, Use, WorkPlace};
use crate::model::{FoundId, IndexFile};
use crate::text::Span;

/// The finder.
pub const FINDER: Finder = Finder {
    name: "index",
    works,
    slugs,
};

/// What stands between the identifiers of one cell.
const SEPARATORS: [char; 6] = ['/', '、', '，', ',', '；', ';'];

fn index(owner: Owner<'_>) -> Option<&IndexFile> {
    owner.master()?.index.read()
}

fn works(owner: Owner<'_>, ids: &Ids<'_>) -> Vec<WorkPlace> {
    let Some(index) = index(owner) else {
        return Vec::new();
    };
    let file = &index.markdown.file;
    let mut found = ids.in_text(&file.text);
    for (cell, span) in index.rows.iter().flat_map(|row| &row.cells) {
        found.extend(words(ids, cell, *span));
    }
    let place = |found| WorkPlace::new(file, found, Use::Referenced);
    found.into_iter().map(place).collect()
}

/// The identifiers of a cell that only their place tells from other words.
fn words(ids: &Ids<'_>, cell: &str, span: Span) -> Vec<FoundId> {
    let mut start = span.start;
    let mut found = Vec::new();
    for part in cell.split_inclusive(SEPARATORS) {
        let word = part.trim_end_matches(SEPARATORS).trim();
        let at = start + part.find(word).unwrap_or(0);
        found.extend(ids.word(word).map(|id| FoundId {
            id,
            span: Span::new(at, at + word.len()),
        }));
        start += part.len();
    }
    found
}

fn slugs(owner: Owner<'_>, slug: &Slug<'_>) -> Vec<SlugPlace> {
    let file = index(owner).map(|index| &index.markdown.file);
    let found = file.map(|file| slug.in_text(file, &file.text));
    found.unwrap_or_default()
}
