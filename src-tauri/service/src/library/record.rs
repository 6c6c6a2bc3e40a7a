//! What is kept of a text beside its original: where it came from, how it was read, and what the file says of it.

use std::collections::BTreeMap;

use colophon_core::formats::imports::{Choice, Format, ParseReport, encoding::Encoding};
use colophon_core::model::{ContentsEntry, Family, Rights, Text};
use serde::{Deserialize, Serialize};

/// A file, and how it is read.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Source {
    /// SHA-256 of its bytes.
    pub hash: String,
    /// Its name.
    pub name: String,
    /// The format.
    pub format: String,
    /// The encoding, where it was chosen.
    pub encoding: Option<String>,
    /// When it was added: seconds since 1970-01-01 UTC.
    pub added: u64,
}

impl Source {
    /// How the file is read again.
    #[must_use]
    pub fn choice(&self) -> Choice {
        Choice {
            format: Format::named(&self.format),
            encoding: self.encoding.as_deref().and_then(Encoding::named),
        }
    }
}

/// What is kept of a text.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// The file.
    pub source: Source,
    /// Which text of the file, from 0.
    pub part: u32,
    /// The identifier: the file's, or the curator's.
    pub work: String,
    /// The title.
    pub title: Option<String>,
    /// Author and translator.
    pub author: Option<String>,
    /// The length as stated.
    pub extent: Option<String>,
    /// The edition as stated.
    pub edition: Option<String>,
    /// Who made the punctuation.
    pub punctuation: Option<String>,
    /// BCP 47 tag.
    pub language: String,
    /// How lines are cited.
    pub family: String,
    /// The terms, as stated.
    pub licence: Option<String>,
    /// The corpus.
    pub corpus: Option<String>,
    /// The words that must go with it.
    pub attribution: Option<String>,
    /// Headings: level, title, block.
    pub contents: Vec<(u8, String, u32)>,
    /// What was left out, and how often.
    pub skipped: BTreeMap<String, usize>,
    /// What the reader did not know, and how often.
    pub unknown: BTreeMap<String, usize>,
}

impl Record {
    /// The record of a text of `source`.
    #[must_use]
    pub fn new(source: &Source, part: u32, text: &Text, report: &ParseReport) -> Self {
        let entry = |entry: &ContentsEntry| {
            let block = u32::try_from(entry.block).unwrap_or(u32::MAX);
            (entry.level, entry.title.clone(), block)
        };
        Self {
            source: source.clone(),
            part,
            work: text.id.clone(),
            title: text.title.clone(),
            author: text.author.clone(),
            extent: text.extent.clone(),
            edition: text.edition.clone(),
            punctuation: text.punctuation.clone(),
            language: text.language.clone(),
            family: family_name(text.family).to_owned(),
            licence: text.rights.licence.clone(),
            corpus: text.rights.corpus.clone(),
            attribution: text.rights.attribution.clone(),
            contents: text.contents.iter().map(entry).collect(),
            skipped: report.skipped.clone(),
            unknown: report.unknown.clone(),
        }
    }

    /// The terms.
    #[must_use]
    pub fn rights(&self) -> Rights {
        Rights {
            corpus: self.corpus.clone(),
            licence: self.licence.clone(),
            attribution: self.attribution.clone(),
            ..Rights::default()
        }
    }
}

/// The name of a family of locators in records.
const fn family_name(family: Family) -> &'static str {
    match family {
        Family::Cbeta => "cbeta",
        Family::Segments => "segments",
        Family::Folios => "folios",
        Family::Spine => "spine",
        Family::Free => "free",
    }
}
