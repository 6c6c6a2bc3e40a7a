//! `SKILL.md`: the front matter lists works and has the folder's name; the instructions speak of both.

use super::{Finder, Ids, Owner, Slug, SlugPlace, Use, WorkPlace};
use crate::model::{FoundId, FrontMatter, SkillFile};

/// The finder.
pub const FINDER: Finder = Finder {
    name: "skill",
    works,
    slugs,
};

fn skill(owner: Owner<'_>) -> Option<&SkillFile> {
    owner.master()?.skill.read()
}

fn front(skill: &SkillFile) -> Option<&FrontMatter> {
    skill.front.as_ref()?.as_ref().ok()
}

fn works(owner: Owner<'_>, ids: &Ids<'_>) -> Vec<WorkPlace> {
    let Some(skill) = skill(owner) else {
        return Vec::new();
    };
    let file = &skill.markdown.file;
    let listed = front(skill).into_iter().flat_map(|front| front.sources());
    let listed = listed.flat_map(|source| source.ids);
    // A quoted scalar spans its quotation marks, which are no part of the identifier.
    let words = listed.filter_map(|(_, words, span)| {
        let id = ids.word(words)?;
        let at = span.of(&file.text).find(words)?;
        let span = crate::text::Span::new(at, at + words.len()).shifted(span.start);
        Some(FoundId { id, span })
    });
    let mut found = ids.in_text(&file.text);
    found.extend(words);
    let place = |found| WorkPlace::new(file, found, Use::Referenced);
    found.into_iter().map(place).collect()
}

fn slugs(owner: Owner<'_>, slug: &Slug<'_>) -> Vec<SlugPlace> {
    let Some(skill) = skill(owner) else {
        return Vec::new();
    };
    let file = &skill.markdown.file;
    let mut found = slug.in_text(file, &file.text);
    let own = owner.master().is_some_and(|m| m.folder == slug.folder);
    let name = front(skill).and_then(|front| front.root.get("name"));
    // A name that begins with `master-` was found as text.
    if let Some(name) = name.filter(|name| own && name.as_str() == Some(slug.old)) {
        let at = name.span.of(&file.text).find(slug.old);
        found.extend(at.map(|at| {
            let start = name.span.start + at;
            slug.at(file, crate::text::Span::new(start, start + slug.old.len()))
        }));
    }
    found
}
