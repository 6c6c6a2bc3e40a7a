//! What became of the files of an item, for the report: codes and numbers, no words.

use std::collections::BTreeMap;
use std::path::PathBuf;

use colophon_core::formats::imports::{ImportError, ParseReport};
use serde::{Deserialize, Serialize};

use super::FileRead;

/// What became of the files of an item.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// The files.
    pub files: Vec<String>,
    /// The format they were read in.
    pub format: Option<String>,
    /// The texts in them.
    pub texts: Vec<TextOutcome>,
    /// Why nothing of them was imported.
    pub refused: Option<Refusal>,
}

/// A text of a file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TextOutcome {
    /// The identifier.
    pub work: String,
    /// The title.
    pub title: Option<String>,
    /// Its blocks.
    pub blocks: usize,
    /// Whether it was there already.
    pub known: bool,
    /// What was left out on purpose, and how often.
    pub skipped: BTreeMap<String, usize>,
    /// What the reader does not know, and how often.
    pub unknown: BTreeMap<String, usize>,
    /// What a curator should look at.
    pub doubts: Vec<Refusal>,
}

/// A code with values for its wording, and a place.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Refusal {
    /// The code.
    pub code: String,
    /// The values.
    pub params: BTreeMap<String, String>,
    /// Line and column, from 1.
    pub place: Option<(u32, u32)>,
}

impl Outcome {
    /// Of files that were read.
    #[must_use]
    pub fn read(files: &[PathBuf], read: &FileRead) -> Self {
        let texts = read.texts.iter().map(|parsed| {
            let ParseReport {
                skipped,
                unknown,
                doubts,
            } = parsed.report.clone();
            TextOutcome {
                work: parsed.text.id.clone(),
                title: parsed.text.title.clone(),
                blocks: parsed.text.blocks.len(),
                known: false,
                skipped,
                unknown,
                doubts: doubts
                    .into_iter()
                    .map(|doubt| Refusal::new(doubt.code, doubt.params))
                    .collect(),
            }
        });
        Self {
            files: names(files),
            format: Some(read.source.format.clone()),
            texts: texts.collect(),
            refused: None,
        }
    }

    /// Of files that were refused.
    #[must_use]
    pub fn refused(files: &[PathBuf], error: ImportError) -> Self {
        let place = error.place.map(|place| (place.line, place.column));
        Self {
            files: names(files),
            format: None,
            texts: Vec::new(),
            refused: Some(Refusal {
                place,
                ..Refusal::new(error.code, error.params)
            }),
        }
    }
}

impl Refusal {
    fn new(code: &str, params: BTreeMap<&'static str, String>) -> Self {
        let params = params
            .into_iter()
            .map(|(name, value)| (name.to_owned(), value));
        Self {
            code: code.to_owned(),
            params: params.collect(),
            place: None,
        }
    }
}

fn names(files: &[PathBuf]) -> Vec<String> {
    let name = |file: &PathBuf| file.display().to_string();
    files.iter().map(name).collect()
}
