//! Files and their lines.

use serde::{Deserialize, Serialize};

use super::Counts;

/// One file of the list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct FileRow {
    /// Path inside the master's folder; names the file in every command.
    pub id: String,
    /// Size in bytes, where it was read.
    pub size: Option<u64>,
    /// Number of lines, where it was read.
    pub lines: Option<u32>,
    /// Whether it was read.
    pub state: FileState,
    /// Findings in it.
    pub counts: Counts,
}

/// Whether a file was read, or why not.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "state", rename_all = "kebab-case")]
pub enum FileState {
    /// Read.
    Read,
    /// Not UTF-8 from byte `offset` on.
    NotUtf8 {
        /// First byte that fits no character.
        offset: u64,
    },
    /// More than `limit` bytes.
    TooLarge {
        /// Size in bytes.
        size: u64,
        /// The limit in bytes.
        limit: u64,
    },
    /// A link; never followed.
    Link,
    /// A pipe, socket or device.
    NotAFile,
    /// The system refused.
    Refused {
        /// Its words.
        reason: String,
    },
}

/// Which lines of which file.
#[derive(Debug, Clone, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct FileArgs {
    /// Slug of the master; left out for a file beside the masters.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub master: Option<String>,
    /// Id of the file.
    pub file: String,
    /// First line, from 1.
    pub from: u32,
    /// How many lines at most; no more than 1,000 are given.
    pub count: u32,
}

/// Lines of a file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct FileText {
    /// How many lines the file has.
    pub total: u32,
    /// Those asked for.
    pub lines: Vec<Line>,
}

/// One line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Line {
    /// Number, from 1.
    pub number: u32,
    /// Code point of the file at which it begins.
    pub start: u32,
    /// Its words without the line end, at most 10,000 code points.
    pub text: String,
    /// Whether the line goes on.
    pub cut: bool,
}
