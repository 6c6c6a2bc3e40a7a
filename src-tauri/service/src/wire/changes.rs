//! Changes of files, to be looked at before and after they are made.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Edit, FileRef};

/// What an operation or a step is called; the words are in `steps/<language>.json`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct StepLabel {
    /// Names the operation.
    pub code: String,
    /// Values for the wording.
    pub params: BTreeMap<String, String>,
}

/// An edit to be looked at.
#[derive(Debug, Clone, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PreviewArgs {
    /// The edit.
    pub edit: Edit,
}

/// An edit to be made.
#[derive(Debug, Clone, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ApplyArgs {
    /// The edit.
    pub edit: Edit,
    /// Digest of the change set that was shown. Left out only for what is typed into a form.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub digest: Option<String>,
}

/// What an edit would change.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ChangeSetView {
    /// To be named when it is applied.
    pub digest: String,
    /// What the step will be called.
    pub label: StepLabel,
    /// The files in path order; none where nothing changes.
    pub files: Vec<FileChange>,
}

/// What happens to one file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct FileChange {
    /// The file; where it is removed, as it was called.
    pub file: FileRef,
    /// What happens to it.
    pub change: ChangeKind,
    /// For a file that moves, where it is now.
    pub from: Option<FileRef>,
    /// From what it is to what it will be; null where nothing of it changes, or it is no text.
    pub difference: Option<Vec<Segment>>,
}

/// What happens to a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ChangeKind {
    /// It is new.
    Created,
    /// It is taken away.
    Removed,
    /// It has other words.
    Changed,
    /// It lies elsewhere; it may have other words too.
    Moved,
}

/// A stretch of a difference. All that is not `added` is the text before, all that is not `removed` the text after.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Segment {
    /// Whether it changes.
    pub kind: SegmentKind,
    /// The words.
    pub text: String,
    /// Number of the hunk it belongs to; null for what stays.
    pub hunk: Option<u32>,
}

/// Whether a stretch changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum SegmentKind {
    /// It stays.
    Same,
    /// It goes.
    Removed,
    /// It comes.
    Added,
}

/// A step that was made.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Applied {
    /// The step; null where there was nothing to change.
    pub step: Option<u64>,
    /// What it is called; of undo and redo: the step undone or done again.
    pub label: StepLabel,
    /// The new number of the workspace.
    pub generation: u32,
}
