//! Works that a text names and the master does not declare, or declares in a fuller form. Shared by the families
//! that look at texts; each places its own code on what is found here.

use super::Found;
use crate::model::{Declared, Master, Place, SourceFile, Standing, mentioned};
use crate::text::Span;

/// Each work under `within` that `master` does not declare, at its first place (`id`, `count`). Nothing where the
/// declared works are not known.
#[must_use]
pub fn undeclared_works(master: &Master, file: &SourceFile, within: Span) -> Vec<Found> {
    judged(master, file, within, |standing, found| {
        standing.is_undeclared().then_some(found)
    })
}

/// Each work under `within` that is declared with its volume and named without (`id`, `declared`, `count`).
#[must_use]
pub fn short_identifiers(master: &Master, file: &SourceFile, within: Span) -> Vec<Found> {
    judged(master, file, within, |standing, found| match standing {
        Standing::Short(declared) => Some(found.with("declared", declared)),
        _ => None,
    })
}

fn judged(
    master: &Master,
    file: &SourceFile,
    within: Span,
    keep: impl Fn(Standing<'_>, Found) -> Option<Found>,
) -> Vec<Found> {
    let Some(declared) = Declared::of(master) else {
        return Vec::new();
    };
    mentioned(within.of(&file.text))
        .into_iter()
        .filter_map(|mention| {
            let place = Place::span(file, mention.first.shifted(within.start));
            let found = Found::at(place)
                .with("id", &mention.spelling)
                .with("count", mention.count.to_string());
            keep(declared.standing(&mention.id), found)
        })
        .collect()
}
