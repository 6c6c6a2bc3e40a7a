//! `routing.json` and `skill-catalog.json` beside the masters: who takes which words, and what can be installed.

use super::json_text::{JsonString, strings, without_escapes};
use super::{Finder, Ids, Owner, Slug, SlugPlace, Use, WorkPlace};
use crate::model::JsonDoc;
use crate::text::Span;

/// The finder.
pub const FINDER: Finder = Finder {
    name: "beside",
    works,
    slugs,
};

/// Where a whole string is the slug or the name of a master.
const NAMES: [&str; 6] = [
    "/situations/*/masters/*",
    "/topic_pairings/*/masters/*",
    "/default_pairing/*",
    "/mode_rules/*/mode",
    "/skills/*/name",
    "/skills/*/aliases/*",
];
/// Where the last part of a path is the name of a master's folder.
const PATHS: [&str; 2] = ["/skills/*/source", "/skills/*/install_dir"];

fn docs(owner: Owner<'_>) -> impl Iterator<Item = &JsonDoc> {
    let docs = match owner {
        Owner::Master(_) => [None, None],
        Owner::Beside(repository) => [repository.routing.read(), repository.catalog.read()],
    };
    docs.into_iter().flatten()
}

fn works(owner: Owner<'_>, ids: &Ids<'_>) -> Vec<WorkPlace> {
    let found = docs(owner).flat_map(|doc| {
        let found = ids.in_json(&doc.file.text).into_iter();
        found.map(|id| WorkPlace::new(&doc.file, id, Use::Referenced))
    });
    found.collect()
}

fn slugs(owner: Owner<'_>, slug: &Slug<'_>) -> Vec<SlugPlace> {
    let mut found = Vec::new();
    for doc in docs(owner) {
        found.extend(slug.in_text(&doc.file, &without_escapes(&doc.file.text)));
        let strings = strings(&doc.root);
        let fields = strings.iter().filter(|string| !string.is_key);
        found.extend(fields.filter_map(|string| field(doc, slug, string)));
    }
    found
}

fn field(doc: &JsonDoc, slug: &Slug<'_>, string: &JsonString<'_>) -> Option<SlugPlace> {
    let pattern = string.pattern.as_str();
    if NAMES.contains(&pattern) {
        return slug.whole_string(&doc.file, string);
    }
    let last = last_part(string.words);
    let named = PATHS.contains(&pattern) && slug.whole(last.of(string.words)).is_some();
    let part = JsonString {
        pattern: String::new(),
        words: last.of(string.words),
        span: last.shifted(string.span.start),
        is_key: false,
    };
    named.then(|| slug.whole_string(&doc.file, &part)).flatten()
}

fn last_part(path: &str) -> Span {
    let path = path.trim_end_matches('/');
    let start = path.rfind('/').map_or(0, |at| at + 1);
    Span::new(start, path.len())
}
