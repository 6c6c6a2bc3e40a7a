//! The excerpts of a master as ruled pages.

use serde::Serialize;

use super::TextRange;

/// One excerpt file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ExcerptView {
    /// Id of the file.
    pub file: String,
    /// Its level-1 heading; the id where there is none.
    pub title: String,
    /// Which dialect.
    pub dialect: Dialect,
    /// What stands before the first passage, title included.
    pub header: String,
    /// Code point at which the header begins.
    pub header_start: u32,
    /// Passages in order.
    pub passages: Vec<PassageView>,
}

/// The two dialects of excerpt files.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Dialect {
    /// Quote blocks are scripture.
    Scripture,
    /// Quote blocks are paraphrases or citations.
    Paraphrase,
}

/// One passage.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PassageView {
    /// Number in the file, from 0.
    pub index: u32,
    /// Its heading.
    pub heading: String,
    /// Where the heading stands.
    pub heading_range: TextRange,
    /// The heading it stands under, where it is a smaller section of one.
    pub parent: Option<String>,
    /// For the margin: the locator of its first citation, or else the identifier.
    pub anchor: Option<String>,
    /// Blocks in order.
    pub blocks: Vec<BlockView>,
    /// Citations in order.
    pub citations: Vec<CitationView>,
}

/// A run of lines of one role.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct BlockView {
    /// What it is.
    pub role: Role,
    /// Its words as they stand in the file.
    pub text: String,
    /// Language tag for fonts and voices.
    pub lang: String,
    /// Where it stands.
    pub range: TextRange,
}

/// What a block is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Role {
    /// The words of the work itself.
    Scripture,
    /// The work's meaning in other words.
    Paraphrase,
    /// Where it stands.
    Citation,
    /// The editor's own remarks.
    Editor,
}

/// A citation bracket.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct CitationView {
    /// Where it stands.
    pub range: TextRange,
    /// The title it names.
    pub title: Option<String>,
    /// The locator as written.
    pub locator: Option<String>,
    /// The identifiers it names.
    pub ids: Vec<CitedId>,
    /// The FoJin link behind it.
    pub link: Option<LinkView>,
}

/// An identifier in a citation.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct CitedId {
    /// As written.
    pub text: String,
    /// The identifier behind all spellings.
    pub canonical: String,
    /// Whether the master declares it.
    pub declared: bool,
    /// Where it stands.
    pub range: TextRange,
}

/// A link to FoJin.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LinkView {
    /// Number of the text there, as written.
    pub text_id: String,
    /// Fascicle, as written.
    pub juan: Option<String>,
    /// Where it stands.
    pub range: TextRange,
}
