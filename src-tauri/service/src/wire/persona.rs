//! How a master speaks: style, phrases, lore and critiques.

use serde::Serialize;

use super::TextRange;

/// Style, phrases, lore and critiques.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PersonaView {
    /// `style`, in the order of the file.
    pub style: Vec<StyleRow>,
    /// `signature_phrases`.
    pub phrases: Vec<PhraseRow>,
    /// `lore_triggers`.
    pub lore: Vec<LoreRow>,
    /// What this master says of others.
    pub critiques_of_others: Vec<CritiqueRow>,
    /// What others say of this master.
    pub critiques_by_others: Vec<CritiqueRow>,
}

/// One entry of `style`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct StyleRow {
    /// The key.
    pub key: String,
    /// The words.
    pub text: String,
    /// Length in code points.
    pub length: u32,
    /// Where it stands.
    pub range: TextRange,
}

/// One signature phrase and where it occurs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PhraseRow {
    /// The words.
    pub text: String,
    /// Where it is declared.
    pub range: TextRange,
    /// Where it occurs in excerpts and references, whatever the script; the first of each file.
    pub occurrences: Vec<Occurrence>,
}

/// A place in a file of the master.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Occurrence {
    /// Id of the file.
    pub file: String,
    /// Where in it.
    pub range: TextRange,
}

/// One lore trigger.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LoreRow {
    /// `keys`.
    pub keys: Vec<String>,
    /// `secondary_keys`.
    pub secondary_keys: Vec<String>,
    /// `selective`.
    pub selective: bool,
    /// The quotation: what stands before the double dash.
    pub quotation: Option<String>,
    /// The gloss: what stands behind it.
    pub gloss: Option<String>,
    /// `source_ref`.
    pub source_ref: Option<String>,
    /// Where it is declared.
    pub range: TextRange,
}

/// One critique.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct CritiqueRow {
    /// Slug of the other master, as written.
    pub other: String,
    /// Name of the other master, where it is in this workspace.
    pub other_name: Option<String>,
    /// `position`.
    pub position: Option<String>,
    /// `citation`.
    pub citation: Option<String>,
    /// Whether there is a critique in the other direction too.
    pub answered: bool,
}
