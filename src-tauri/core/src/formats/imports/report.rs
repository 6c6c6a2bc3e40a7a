//! What reading a file gave, and what it left out.

use std::collections::BTreeMap;

use crate::model::Text;

/// What reading a file gave.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Parsed {
    /// The text.
    pub text: Text,
    /// What became no part of it.
    pub report: ParseReport,
}

/// What of a file became no part of its text, and what is doubtful.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ParseReport {
    /// How often each thing was left out on purpose: `figure`, `cb:docNumber`, `note type=rest`.
    pub skipped: BTreeMap<String, usize>,
    /// How often each thing was met that the reader does not know. Its words are in the text.
    pub unknown: BTreeMap<String, usize>,
    /// What the curator should look at.
    pub doubts: Vec<Doubt>,
}

/// Something a curator should look at. Each code has words in `ui/messages/errors`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Doubt {
    /// The code.
    pub code: &'static str,
    /// Values for the wording.
    pub params: BTreeMap<&'static str, String>,
}

impl Doubt {
    /// A doubt without values.
    #[must_use]
    pub const fn new(code: &'static str) -> Self {
        Self {
            code,
            params: BTreeMap::new(),
        }
    }

    /// The same with one more value.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.params.insert(name, value.into());
        self
    }
}

impl ParseReport {
    /// Counts one more `what` that was left out.
    pub fn skip(&mut self, what: &str) {
        count(&mut self.skipped, what);
    }

    /// Counts one more `what` that is not known.
    pub fn meet_unknown(&mut self, what: &str) {
        count(&mut self.unknown, what);
    }
}

fn count(counts: &mut BTreeMap<String, usize>, what: &str) {
    if let Some(count) = counts.get_mut(what) {
        *count += 1;
    } else {
        counts.insert(what.to_owned(), 1);
    }
}
