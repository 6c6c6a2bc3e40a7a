//! `meta.json`: lore and critiques are grounded on works, the search scope lists them; critiques and debates name masters.

use super::json_text::{JsonString, strings, without_escapes};
use super::{Finder, Ids, Owner, Slug, SlugPlace, Use, WorkPlace};
use crate::model::{FoundId, Meta, WorkId};
use crate::text::Span;

/// The finder.
pub const FINDER: Finder = Finder {
    name: "meta",
    works,
    slugs,
};

/// Fields that hold one identifier, which may be followed by `#` and a chapter.
const IDS: [&str; 4] = [
    "/lore_triggers/*/source_ref",
    "/cross_critique/*/citation",
    "/search_scope/primary_cbeta_ids/*",
    "/search_scope/primary_source_ids/*",
];
/// Fields that hold the slug of another master.
const TARGET: &str = "/cross_critique/*/target_master";
const PAIRS: &str = "/debate_protocol/per_pair_overrides/";

fn meta(owner: Owner<'_>) -> Option<&Meta> {
    owner.master()?.meta()
}

fn works(owner: Owner<'_>, ids: &Ids<'_>) -> Vec<WorkPlace> {
    let Some(meta) = meta(owner) else {
        return Vec::new();
    };
    let file = &meta.doc.file;
    let declarations = declarations(meta);
    let strings = strings(meta.root());
    let mut found: Vec<FoundId> = ids.in_json(&file.text);
    found.extend(strings.iter().filter_map(|string| word(ids, string)));
    found
        .into_iter()
        .filter(|found| !declarations.iter().any(|span| span.contains(found.span)))
        .map(|found| {
            let usage = usage(meta, found.span);
            WorkPlace::new(file, found, usage)
        })
        .collect()
}

/// The identifiers and titles that the declarations themselves consist of.
fn declarations(meta: &Meta) -> Vec<Span> {
    let fields = meta.sources().flat_map(|source| {
        let fields = ["type", "id", "title"].map(|key| source.node.get(key));
        fields.into_iter().flatten().map(|node| node.span)
    });
    fields.collect()
}

/// An identifier that is known as such by its field only.
fn word(ids: &Ids<'_>, string: &JsonString<'_>) -> Option<FoundId> {
    if string.is_key || !IDS.contains(&string.pattern.as_str()) {
        return None;
    }
    let word = string.words.split('#').next().unwrap_or_default();
    let id: WorkId = ids.word(word)?;
    let start = string.span.start + word.len() - word.trim_start().len();
    Some(FoundId {
        span: Span::new(start, start + word.trim().len()),
        id,
    })
}

fn usage(meta: &Meta, span: Span) -> Use {
    let within = |key: &str| {
        let node = meta.root().get(key);
        node.is_some_and(|node| node.span.contains(span))
    };
    match () {
        () if within("sources") => Use::Noted,
        () if within("lore_triggers") || within("cross_critique") => Use::Cited,
        () => Use::Referenced,
    }
}

fn slugs(owner: Owner<'_>, slug: &Slug<'_>) -> Vec<SlugPlace> {
    let Some(meta) = meta(owner) else {
        return Vec::new();
    };
    let file = &meta.doc.file;
    let own = owner.master().is_some_and(|m| m.folder == slug.folder);
    let mut found = slug.in_text(file, &without_escapes(&file.text));
    for string in strings(meta.root()) {
        let pattern = string.pattern.as_str();
        let field = !string.is_key && (pattern == TARGET || own && pattern == "/slug");
        let place = match () {
            () if field => slug.whole_string(file, &string),
            () if string.is_key && pattern.starts_with(PAIRS) => slug.pair(file, &string),
            () => None,
        };
        found.extend(place);
    }
    found
}
