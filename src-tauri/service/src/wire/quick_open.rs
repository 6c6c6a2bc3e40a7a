//! Going anywhere by typing a part of its name.

use serde::{Deserialize, Serialize};

/// What is looked for.
#[derive(Debug, Clone, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct QuickOpenArgs {
    /// A part of a name; script, width and case do not matter.
    pub query: String,
    /// How many at most; no more than 200 are given.
    pub limit: u32,
}

/// What a hit is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum HitKind {
    /// A master.
    Master,
    /// A declared source.
    Source,
    /// A passage.
    Passage,
    /// A file.
    File,
    /// A check.
    Check,
}

/// One place to go to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Hit {
    /// What it is.
    pub kind: HitKind,
    /// Its name.
    pub label: String,
    /// What tells it from others of that name.
    pub detail: String,
    /// Slug of its master; none for a check and for a file beside the masters.
    pub master: Option<String>,
    /// Id of its file.
    pub file: Option<String>,
    /// Number of the passage, or position of the source.
    pub index: Option<u32>,
    /// Line in the file.
    pub line: Option<u32>,
    /// Code of the check.
    pub code: Option<String>,
}
