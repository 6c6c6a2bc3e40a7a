//! Every identifier that a text mentions, in running words and in citation brackets. Shared by every family that
//! looks for works; it does not judge them.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use regex::Regex;

use super::work_id::{Context, FoundId, WorkId, find_ids};
use crate::text::Span;

/// `【…】` on one line and a parenthesis directly behind it (fojin-api.md §9.3).
static BRACKETS: LazyLock<Option<Regex>> = LazyLock::new(|| {
    Regex::new(r"【[^【】\n]*】(?:[ \u{3000}]*[（(][^（）()\n]{1,60}[）)])?").ok()
});

/// The citation brackets of `text`, each with the parenthesis directly behind it, in order.
pub fn brackets(text: &str) -> impl Iterator<Item = Span> {
    let found = BRACKETS.iter().flat_map(|regex| regex.find_iter(text));
    found.map(|bracket| Span::new(bracket.start(), bracket.end()))
}

/// The identifiers of `text` in order of place. Inside brackets the forms that count only there count too.
#[must_use]
pub fn mentions(text: &str) -> Vec<FoundId> {
    let mut found: BTreeMap<Span, FoundId> = BTreeMap::new();
    for bracket in brackets(text) {
        for id in find_ids(bracket.of(text), Context::Bracketed) {
            let span = id.span.shifted(bracket.start);
            found.insert(span, FoundId { span, ..id });
        }
    }
    for id in find_ids(text, Context::Running) {
        let overlaps = |span: &Span| span.start < id.span.end && id.span.start < span.end;
        if !found.keys().any(overlaps) {
            found.insert(id.span, id);
        }
    }
    found.into_values().collect()
}

/// One work as often as it was mentioned, with or without a locator.
pub struct Mentioned {
    /// The work.
    pub id: WorkId,
    /// Its spelling where it is first mentioned.
    pub spelling: String,
    /// Where it is first mentioned.
    pub first: Span,
    /// How many times.
    pub count: usize,
}

/// The works that `text` mentions, each volume once, in order of first place.
#[must_use]
pub fn mentioned(text: &str) -> Vec<Mentioned> {
    let mut list: Vec<Mentioned> = Vec::new();
    for found in mentions(text) {
        let equal = |a: &WorkId, b: &WorkId| {
            (a.kind, &a.canonical, a.volume) == (b.kind, &b.canonical, b.volume)
        };
        match list.iter_mut().find(|m| equal(&m.id, &found.id)) {
            Some(known) => known.count += 1,
            None => list.push(Mentioned {
                spelling: found.span.of(text).to_owned(),
                id: found.id,
                first: found.span,
                count: 1,
            }),
        }
    }
    list
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_work_is_counted_once_in_order_of_place() {
        let text = "T48n2008 and 【《a》，T48n2008】（Toh 4465）, then T2008";
        let list: Vec<_> = mentioned(text)
            .into_iter()
            .map(|m| (m.spelling, m.count, m.first.start))
            .collect();
        let at = |s| text.find(s).unwrap();
        assert_eq!(
            list,
            [
                ("T48n2008".to_owned(), 2, 0),
                ("Toh 4465".to_owned(), 1, at("Toh")),
                ("T2008".to_owned(), 1, at("T2008")),
            ]
        );
    }
}
