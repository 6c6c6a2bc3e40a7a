//! The library, searches in it, and what imports give, as the page sees them.

use serde::{Deserialize, Serialize};

use super::{FileRef, PassageBatch, TextRange};
use crate::import::Outcome;

/// The texts of the library.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LibraryPage {
    /// The texts, in the order in which they were added.
    pub texts: Vec<LibraryRow>,
    /// Files of jobs that were begun and not finished.
    pub unfinished: u32,
}

/// A text of the library.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LibraryRow {
    /// Its number.
    pub id: u32,
    /// The identifier.
    pub work: String,
    /// The title.
    pub title: Option<String>,
    /// Author and translator.
    pub author: Option<String>,
    /// BCP 47 tag.
    pub language: String,
    /// How many blocks.
    pub blocks: u32,
    /// How many characters.
    pub characters: u32,
    /// The name of the file.
    pub file: String,
    /// The terms, as stated.
    pub licence: Option<String>,
}

/// Which text.
#[derive(Debug, Clone, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct TextArgs {
    /// Its number.
    pub id: u32,
}

/// Which blocks of a text.
#[derive(Debug, Clone, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct TextBlocksArgs {
    /// The number of the text.
    pub id: u32,
    /// The number of the first block.
    pub first: u32,
    /// How many at most.
    pub most: u32,
}

/// A stretch of a text.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct TextPage {
    /// The text.
    pub text: LibraryRow,
    /// The number of the first block.
    pub first: u32,
    /// The blocks.
    pub blocks: Vec<TextBlockView>,
}

/// A block of a text.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct TextBlockView {
    /// What it is: `prose`, `verse`, `dharani`, `heading`, `byline`, `juan-title`, `item`, `paratext`.
    pub role: String,
    /// The fascicle.
    pub juan: Option<u32>,
    /// The words.
    pub text: String,
    /// Where lines of the edition begin: code point, locator.
    pub lines: Vec<(u32, String)>,
}

/// Where to look.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum SearchScope {
    /// The texts of the library.
    Library,
    /// The passages of the masters.
    Masters,
    /// Their fidelity cases.
    Tests,
}

/// A difference that a search may overlook.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum FoldName {
    /// Simplified, traditional and variant forms.
    Script,
    /// Full and half width.
    Width,
    /// Capitals.
    Case,
    /// Diacritics.
    Diacritics,
    /// Punctuation and white space.
    Punctuation,
    /// Notes within the words.
    Notes,
}

/// The order of rows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum SearchOrder {
    /// That of the texts.
    Document,
    /// By what stands left of the hit.
    Left,
    /// By what stands right of it.
    Right,
}

/// A search.
#[derive(Debug, Clone, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SearchArgs {
    /// What is typed.
    pub query: String,
    /// Where to look.
    pub scope: SearchScope,
    /// Only in this text of the library.
    pub text: Option<u32>,
    /// Differences that are not overlooked.
    pub strict: Vec<FoldName>,
    /// The order of the rows.
    pub order: SearchOrder,
    /// Most rows.
    pub most: u32,
}

/// Rows of a concordance.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SearchPage {
    /// The rows.
    pub rows: Vec<SearchRow>,
    /// Whether these are all there are.
    pub complete: bool,
}

/// A hit in its context.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SearchRow {
    /// The work, or the master.
    pub source: String,
    /// Where it stands, for people.
    pub place: String,
    /// In the library: the text and the block.
    pub text: Option<(u32, u32)>,
    /// In a master: its file and the line.
    pub file: Option<(FileRef, u32)>,
    /// What stands before it.
    pub left: String,
    /// The hit.
    pub hit: String,
    /// What stands behind it.
    pub right: String,
    /// The folds without which it would not have been found.
    pub folds: Vec<FoldName>,
    /// The citation, in the form of the masters.
    pub citation: Option<String>,
}

/// What an import gave.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ImportReport {
    /// What became of each item; none where nothing was picked.
    #[cfg_attr(test, ts(type = "unknown[]"))]
    pub outcomes: Vec<Outcome>,
    /// The report in words, Markdown.
    pub report: String,
}

/// Passages to be prepared for a master.
#[derive(Debug, Clone, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ImportArgs {
    /// Slug.
    pub master: String,
    /// What was pasted; null: the person is asked for files.
    pub pasted: Option<String>,
    /// The encoding, where it was chosen.
    pub encoding: Option<String>,
}

/// Passages as they would be written.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ImportPreview {
    /// Passages by work.
    pub batches: Vec<PassageBatch>,
    /// For each batch, for each passage, what the sanitiser did and what it repeats.
    pub notes: Vec<Vec<PassageNote>>,
    /// What was read, left out and refused, in words, Markdown.
    pub report: String,
    /// Whether anything was picked or pasted.
    pub picked: bool,
}

/// What is to be known of a passage before it is written.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PassageNote {
    /// The words before the sanitiser.
    pub original: String,
    /// What it removed or changed there: code points, and what it was.
    pub changes: Vec<(u32, u32, String)>,
    /// The passage it repeats or resembles: whether exactly, file and line.
    pub twin: Option<(bool, Option<FileRef>, u32)>,
}

/// A quotation of a master that was looked up.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct QuotationRow {
    /// The file.
    pub file: String,
    /// Where it stands.
    pub range: TextRange,
    /// What became of it.
    pub verdict: VerdictName,
    /// The places that agree.
    pub pieces: Vec<PieceRow>,
}

/// What became of a quotation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum VerdictName {
    /// Word for word.
    Exact,
    /// But for script, width, case or punctuation.
    Variant,
    /// With marks where something is left out.
    Elided,
    /// Elsewhere in the work.
    WrongPlace,
    /// In another work.
    WrongWork,
    /// Characters differ.
    Altered,
    /// Put together from several places.
    Spliced,
    /// In no text.
    NotFound,
    /// The work is not in the library.
    NotCheckable,
}

/// A place that agrees with a quotation.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PieceRow {
    /// Where it is, for people.
    pub place: String,
    /// The text and the block.
    pub text: (u32, u32),
    /// The words of the quotation.
    pub quoted: String,
    /// The words of the source.
    pub source: String,
    /// Where both differ.
    pub differences: Vec<DifferenceRow>,
}

/// Where a quotation and its source differ.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DifferenceRow {
    /// Where it stands in the file; null where the file spells the words otherwise.
    pub range: Option<TextRange>,
    /// The words of the quotation.
    pub quoted: String,
    /// What the source has.
    pub source: String,
}

/// Whether a job waits.
#[derive(Debug, Clone, Copy, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PauseArgs {
    /// Whether it is to wait.
    pub paused: bool,
}
