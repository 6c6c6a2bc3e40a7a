//! The front matter of `SKILL.md`, for a form.

use serde::Serialize;

/// What stands between the two `---` lines.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct FrontMatterView {
    /// Whether it could be read; a file without front matter has none that could not.
    pub readable: bool,
    /// Its keys in the order of the file.
    pub rows: Vec<FrontMatterRow>,
}

/// One key.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct FrontMatterRow {
    /// The key.
    pub key: String,
    /// Its words, empty where it has none; null where it is a list or a mapping.
    pub value: Option<String>,
}
