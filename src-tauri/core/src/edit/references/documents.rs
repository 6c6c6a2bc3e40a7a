//! The texts of a master's folder that have no finder of their own: `references/`, and whatever else lies there.

use super::json_text::{is_json, without_escapes};
use super::{Finder, Ids, Owner, Slug, SlugPlace, Use, WorkPlace};
use crate::model::{Master, SourceFile};

/// The finder.
pub const FINDER: Finder = Finder {
    name: "documents",
    works,
    slugs,
};

fn files(owner: Owner<'_>) -> impl Iterator<Item = &SourceFile> {
    let master = owner.master().into_iter();
    master.flat_map(|m| m.texts().filter(|file| !has_its_own(m, file)))
}

fn has_its_own(master: &Master, file: &SourceFile) -> bool {
    let excerpts = master.excerpts.iter().map(|e| &e.markdown.file.path);
    let fixed = [
        "meta.json",
        "SKILL.md",
        "sources/INDEX.md",
        "tests/fidelity.jsonl",
    ];
    fixed.map(|inside| master.path(inside)).contains(&file.path)
        || excerpts.into_iter().any(|path| *path == file.path)
}

fn works(owner: Owner<'_>, ids: &Ids<'_>) -> Vec<WorkPlace> {
    let found = files(owner).flat_map(|file| {
        let found = if is_json(file) {
            ids.in_json(&file.text)
        } else {
            ids.in_text(&file.text)
        };
        let place = move |id| WorkPlace::new(file, id, Use::Referenced);
        found.into_iter().map(place)
    });
    found.collect()
}

fn slugs(owner: Owner<'_>, slug: &Slug<'_>) -> Vec<SlugPlace> {
    let found = files(owner).flat_map(|file| {
        if is_json(file) {
            slug.in_text(file, &without_escapes(&file.text))
        } else {
            slug.in_text(file, &file.text)
        }
    });
    found.collect()
}
