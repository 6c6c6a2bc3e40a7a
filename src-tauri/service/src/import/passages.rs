//! Passages for the excerpt files of a master, from texts that were read: cleaned, under their works.

use colophon_core::edit::excerpts::{Cleaned, divide};
use colophon_core::formats::imports::Parsed;
use colophon_core::model::{IdForm, Rights, WorkId};

use crate::wire::{self, PassageBatch, PassageFields};

/// What a curator says of texts that do not say it, or says otherwise.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Given {
    /// The identifier.
    pub id: Option<String>,
    /// The title.
    pub title: Option<String>,
    /// The type of source.
    pub kind: Option<String>,
    /// Whether prefaces and the like come in too.
    pub paratext: bool,
    /// The day on which the rights were looked up: `2026-12-01`.
    pub accessed: Option<String>,
}

/// Passages of a text, ready to be written, and what the sanitiser did to each.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Prepared {
    /// The passages.
    pub batch: PassageBatch,
    /// Each before and after the sanitiser.
    pub cleaned: Vec<Cleaned>,
}

/// The passages of a text.
#[must_use]
pub fn prepare(parsed: &Parsed, given: &Given) -> Prepared {
    let text = &parsed.text;
    let id = given.id.clone().unwrap_or_else(|| declared(&text.id));
    let title = given.title.clone().or_else(|| text.title.clone());
    let cleaned = divide(text, given.paratext);
    let has_rights = text.rights != Rights::default();
    let rights = has_rights.then(|| wire::Rights {
        corpus: text.rights.corpus.clone(),
        licence: text.rights.licence.clone(),
        accessed: given.accessed.clone(),
        redistribution: None,
        attribution: text.rights.attribution.clone(),
    });
    Prepared {
        batch: PassageBatch {
            title: title.unwrap_or_else(|| id.clone()),
            id,
            kind: given.kind.clone(),
            edition: text.edition.clone(),
            rights,
            passages: cleaned
                .iter()
                .map(|one| PassageFields::from(&one.passage))
                .collect(),
        },
        cleaned,
    }
}

/// An identifier as it is declared.
fn declared(id: &str) -> String {
    let kinds = ["cbeta", "tibetan_canon", "pali_canon"];
    let forms = kinds.into_iter().filter_map(IdForm::of_type);
    let mut spelt = forms.filter_map(|form| form.declared(id));
    let known = WorkId::parse(id).kind != colophon_core::model::IdKind::Other;
    known
        .then(|| spelt.next())
        .flatten()
        .unwrap_or_else(|| id.to_owned())
}
