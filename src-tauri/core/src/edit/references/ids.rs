//! The identifiers in a text, those that a master declares in every way they can be written.

use std::collections::BTreeMap;

use super::json_text::without_escapes;
use crate::model::{Context, Declared, FoundId, IdKind, WorkId, brackets, find_ids, mentions};
use crate::text::Span;

/// What ends an address in a text.
const ENDS: [char; 17] = [
    ' ', '\t', '\r', '\n', '\u{3000}', '】', ')', '>', '〉', '》', '」', '』', '。', '、', '"',
    '`', '|',
];

/// Looks for identifiers.
pub struct Ids<'a> {
    declared: Option<&'a Declared<'a>>,
    /// Declared identifiers that have no form by which they could be told from other words.
    words: Vec<&'a str>,
}

impl<'a> Ids<'a> {
    /// For one who declares these works, or none that is known.
    #[must_use]
    pub fn of(declared: Option<&'a Declared<'a>>) -> Self {
        let works = declared.into_iter().flat_map(Declared::works);
        let words = works.filter(|work| work.id.kind == IdKind::Other);
        Self {
            declared,
            words: words.map(|work| work.spelling.trim()).collect(),
        }
    }

    /// The identifiers of a text in order: any that count in running text or in citation brackets, and besides them the
    /// declared ones where they stand in addresses, in tables, or by themselves.
    #[must_use]
    pub fn in_text(&self, text: &str) -> Vec<FoundId> {
        let mut found = Places::default();
        mentions(text).into_iter().for_each(|id| found.add(id));
        if let Some(declared) = self.declared {
            let known = |id: &FoundId| declared.named(&id.id).is_some();
            let everywhere = find_ids(text, Context::Bracketed).into_iter();
            everywhere.filter(known).for_each(|id| found.add(id));
            let linked = in_addresses(text).into_iter();
            linked.filter(known).for_each(|id| found.add(id));
        }
        if !self.words.is_empty() {
            for within in brackets(text).chain(code(text)) {
                self.words_in(text, within)
                    .into_iter()
                    .for_each(|id| found.add(id));
            }
        }
        found.0.into_values().collect()
    }

    /// The identifiers of a text that was pasted: any that count in running text or in brackets, and those in addresses.
    #[must_use]
    pub fn anywhere(text: &str) -> Vec<FoundId> {
        let mut found = Places::default();
        mentions(text).into_iter().for_each(|id| found.add(id));
        in_addresses(text).into_iter().for_each(|id| found.add(id));
        found.0.into_values().collect()
    }

    /// The identifiers in the text of a JSON file.
    #[must_use]
    pub fn in_json(&self, text: &str) -> Vec<FoundId> {
        self.in_text(&without_escapes(text))
    }

    /// The identifier that a field holds, where only its place tells it from other words.
    #[must_use]
    pub fn word(&self, field: &str) -> Option<WorkId> {
        let known = self.words.contains(&field.trim());
        known.then(|| WorkId::parse(field))
    }

    fn words_in(&self, text: &str, within: Span) -> Vec<FoundId> {
        let found = self.words.iter().flat_map(|word| {
            let places = within.of(text).match_indices(word);
            places.map(|(at, word)| Span::new(at, at + word.len()).shifted(within.start))
        });
        let whole = found.filter(|span| stands_alone(text, *span));
        whole
            .map(|span| FoundId {
                id: WorkId::parse(span.of(text)),
                span,
            })
            .collect()
    }
}

/// What was found, none overlapping another; the first to come stays.
#[derive(Default)]
struct Places(BTreeMap<usize, FoundId>);

impl Places {
    fn add(&mut self, id: FoundId) {
        let before = self.0.range(..id.span.end).next_back();
        if before.is_none_or(|(_, b)| b.span.end <= id.span.start) {
            self.0.insert(id.span.start, id);
        }
    }
}

/// The identifiers in addresses (URLs), which a search through the text passes over.
fn in_addresses(text: &str) -> Vec<FoundId> {
    let mut found = Vec::new();
    for (at, mark) in text.match_indices("://") {
        let start = at + mark.len();
        let rest = &text[start..];
        let end = rest.find(ENDS).unwrap_or(rest.len());
        for id in find_ids(&rest[..end], Context::Bracketed) {
            let span = id.span.shifted(start);
            found.push(FoundId { span, ..id });
        }
    }
    found
}

/// What stands between backticks on one line.
fn code(text: &str) -> impl Iterator<Item = Span> {
    let mut marks = text.match_indices('`').map(|(at, _)| at);
    let pairs = std::iter::from_fn(move || Some(Span::new(marks.next()? + 1, marks.next()?)));
    pairs.filter(|span| !span.of(text).contains('\n'))
}

/// Whether no letter, digit or hyphen makes a longer word of what stands at `span`.
fn stands_alone(text: &str, span: Span) -> bool {
    let joins = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_');
    let mut behind = text[span.end..].chars();
    let next = behind.next();
    let domain = next == Some('.') && behind.next().is_some_and(|c| c.is_ascii_alphanumeric());
    let before = text[..span.start].chars().next_back();
    !before.is_some_and(joins) && !next.is_some_and(joins) && !domain
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formats::load;
    use crate::model::{Entry, RelPath, SourceFile};

    /// Looks into `text` for one who declares `ids`; each with the canonical form it was read as.
    fn found(ids: &[&str], text: &str, json: bool) -> Vec<(String, String)> {
        let sources = ids.iter().map(|id| serde_json::json!({ "id": id }));
        let sources: Vec<_> = sources.collect();
        let meta = serde_json::json!({ "sources": sources }).to_string();
        let path = RelPath::new("master-x/meta.json");
        let entry = Entry::Read(SourceFile::new(path.clone(), meta));
        let workspace = load([(path, entry)].into());
        let declared = Declared::of(&workspace.masters[0]);
        let ids = Ids::of(declared.as_ref());
        let found = if json {
            ids.in_json(text)
        } else {
            ids.in_text(text)
        };
        found
            .into_iter()
            .map(|f| (f.span.of(text).to_owned(), f.id.canonical))
            .collect()
    }

    fn same(text: &str, ids: &[&str], expected: &[(&str, &str)]) {
        let expected: Vec<_> = expected
            .iter()
            .map(|(words, id)| ((*words).to_owned(), (*id).to_owned()))
            .collect();
        assert_eq!(found(ids, text, false), expected, "{text}");
    }

    #[test]
    fn declared_works_are_found_wherever_they_stand() {
        let ids = [
            "T48n2008",
            "PTS:Vism",
            "AjahnChah:Food",
            "Lam-rim",
            "BDRC:W22272",
        ];
        same("CBETA：T48n2008。", &ids, &[("T48n2008", "T2008")]);
        same(
            "| PTS Vism / W22272 |",
            &ids,
            &[("PTS Vism", "PTS:Vism"), ("W22272", "BDRC:W22272")],
        );
        same(
            "见 `AjahnChah:Food`",
            &ids,
            &[("AjahnChah:Food", "AjahnChah:Food")],
        );
        same(
            "https://x.net/T48n2008/a 与 T2008",
            &ids,
            &[("T48n2008", "T2008"), ("T2008", "T2008")],
        );
        same("【《广论》Lam-rim】", &ids, &[("Lam-rim", "Lam-rim")]);
        same(
            "【《广论》§观】（Lam-rim）",
            &ids,
            &[("Lam-rim", "Lam-rim")],
        );
        same("`Lam-rim`，`Lam-rim-b`", &ids, &[("Lam-rim", "Lam-rim")]);
        same(
            "`T48n2008a` T08n0235",
            &ids,
            &[("T48n2008a", "T2008a"), ("T08n0235", "T0235")],
        );
    }

    #[test]
    fn works_that_are_not_declared_are_found_where_they_are_mentioned() {
        same(
            "T48n2008，【W22272】，W22273，https://x.net/T48n2008",
            &["Toh:1"],
            &[("T48n2008", "T2008"), ("W22272", "BDRC:W22272")],
        );
        same("`Lam-rim`", &[], &[]);
    }

    #[test]
    fn the_letter_of_an_escape_is_no_part_of_an_identifier() {
        let text = r#"{"q": "见\nT48n2008"}"#;
        assert_eq!(
            found(&[], text, true),
            [("T48n2008".to_owned(), "T2008".to_owned())]
        );
        assert_eq!(found(&[], text, false), []);
    }
}
