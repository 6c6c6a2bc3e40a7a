//! Passages that are to be written into excerpt files.

use colophon_core::edit::excerpts::{Batch, ExcerptedWork, NewPassage};
use colophon_core::fence::{sanitise, sanitise_line};
use colophon_core::model;
use serde::{Deserialize, Serialize};

use super::Rights;

/// Passages of one work.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PassageBatch {
    /// The identifier, as it is to be declared.
    pub id: String,
    /// The title, without `《》`.
    pub title: String,
    /// The type of source; null: that of the identifier.
    #[serde(rename = "type")]
    pub kind: Option<String>,
    /// The edition as stated.
    pub edition: Option<String>,
    /// What may be done with the text.
    pub rights: Option<Rights>,
    /// The passages in their order.
    pub passages: Vec<PassageFields>,
}

/// One passage.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PassageFields {
    /// The heading, without a locator.
    pub topic: String,
    /// The words, a line each of the quote block.
    pub words: String,
    /// The fascicle.
    pub juan: Option<u32>,
    /// The first line, segment or folio in the edition.
    pub first: Option<String>,
    /// The last one.
    pub last: Option<String>,
    /// The page of the work at FoJin.
    pub link: Option<String>,
}

impl From<&PassageBatch> for Batch {
    /// Everything is sanitised once more, whoever sends it.
    fn from(batch: &PassageBatch) -> Self {
        let line = |words: &String| sanitise_line(words);
        Self {
            work: ExcerptedWork {
                id: line(&batch.id),
                title: line(&batch.title),
                kind: batch.kind.as_ref().map(line),
                edition: batch.edition.as_ref().map(line),
                rights: batch.rights.clone().map(model::Rights::from),
            },
            passages: batch.passages.iter().map(NewPassage::from).collect(),
        }
    }
}

impl From<&PassageFields> for NewPassage {
    fn from(passage: &PassageFields) -> Self {
        let line = |words: &String| sanitise_line(words);
        Self {
            topic: line(&passage.topic),
            words: sanitise(&passage.words).text,
            juan: passage.juan,
            first: passage.first.as_ref().map(line),
            last: passage.last.as_ref().map(line),
            link: passage.link.as_ref().map(line),
        }
    }
}

impl From<&NewPassage> for PassageFields {
    fn from(passage: &NewPassage) -> Self {
        Self {
            topic: passage.topic.clone(),
            words: passage.words.clone(),
            juan: passage.juan,
            first: passage.first.clone(),
            last: passage.last.clone(),
            link: passage.link.clone(),
        }
    }
}
