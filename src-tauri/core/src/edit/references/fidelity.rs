//! `tests/fidelity.jsonl`: cases ask for citations of works and for the choice of masters.

use super::json_text::{JsonString, strings, without_escapes};
use super::{Finder, Ids, Owner, Slug, SlugPlace, Use, WorkPlace};
use crate::model::{FoundId, Suite};

/// The finder.
pub const FINDER: Finder = Finder {
    name: "fidelity",
    works,
    slugs,
};

/// Where a whole string is an identifier or the title of a work.
const CITED: &str = "/must_cite/*";
/// Where whole strings are slugs of masters.
const CHOSEN: [&str; 2] = ["/must_select_masters/*", "/must_select_pair/*"];

fn suite(owner: Owner<'_>) -> Option<&Suite> {
    owner.master()?.fidelity.read()
}

fn all_strings(suite: &Suite) -> impl Iterator<Item = JsonString<'_>> {
    suite.objects().flat_map(|(_, node)| strings(node))
}

fn works(owner: Owner<'_>, ids: &Ids<'_>) -> Vec<WorkPlace> {
    let Some(suite) = suite(owner) else {
        return Vec::new();
    };
    let mut found = ids.in_json(&suite.file.text);
    let cited = all_strings(suite).filter(|string| string.pattern == CITED && !string.is_key);
    found.extend(cited.filter_map(|string| {
        let id = ids.word(string.words)?;
        Some(FoundId {
            id,
            span: string.span,
        })
    }));
    let place = |found| WorkPlace::new(&suite.file, found, Use::Tested);
    found.into_iter().map(place).collect()
}

fn slugs(owner: Owner<'_>, slug: &Slug<'_>) -> Vec<SlugPlace> {
    let Some(suite) = suite(owner) else {
        return Vec::new();
    };
    let file = &suite.file;
    let mut found = slug.in_text(file, &without_escapes(&file.text));
    for string in all_strings(suite).filter(|string| !string.is_key) {
        if CHOSEN.contains(&string.pattern.as_str()) {
            let place = slug.whole_string(file, &string);
            found.extend(place.or_else(|| slug.pair(file, &string)));
        }
    }
    found
}
