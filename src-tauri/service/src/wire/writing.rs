//! Who may write in the open workspace, and what cannot be written.

use serde::Serialize;

use super::{FileRef, StepLabel};
use crate::error::ApiError;

/// Whether this window may write.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct WritingView {
    /// Whether it may.
    pub mode: WritingMode,
    /// What undo would take back.
    pub undo: Option<StepLabel>,
    /// What redo would do again.
    pub redo: Option<StepLabel>,
    /// What keeps the last text from being written.
    pub trouble: Option<Trouble>,
    /// Files with a draft, in path order.
    pub drafts: Vec<FileRef>,
}

/// Whether this window may write.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "mode", rename_all = "kebab-case")]
pub enum WritingMode {
    /// It may.
    Writer,
    /// Another process writes here.
    Reader {
        /// Which.
        holder: Holder,
    },
    /// The folder cannot be written; what is typed is kept as drafts elsewhere.
    ReadOnly {
        /// Why.
        reason: ApiError,
    },
}

/// The process that writes in a folder.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Holder {
    /// Its program: `colophon-app`, `colophon`.
    pub program: String,
    /// Its number.
    pub process: u32,
    /// The computer it runs on.
    pub host: String,
    /// Since when it writes: seconds since 1970-01-01 UTC.
    pub since: u64,
}

/// What keeps a text from being written.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Trouble {
    /// The disk is full.
    DiskFull,
    /// The system refused.
    Refused {
        /// Why.
        reason: ApiError,
    },
}
