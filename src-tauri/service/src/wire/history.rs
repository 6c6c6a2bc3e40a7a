//! The steps that were made, and what can be taken back.

use serde::{Deserialize, Serialize};

use super::{ChangeKind, FileRef, Segment, StepLabel};

/// Which steps.
#[derive(Debug, Clone, Default, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct HistoryArgs {
    /// Only those that changed this file.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub file: Option<FileRef>,
    /// Only those older than this step.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub before: Option<u64>,
    /// How many at most; no more than 500 are given.
    pub count: u32,
}

/// Steps, newest first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct HistoryPage {
    /// The steps.
    pub rows: Vec<StepRow>,
    /// Whether there are older ones.
    pub more: bool,
}

/// One step.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct StepRow {
    /// Names the step.
    pub step: u64,
    /// Whether it takes another step back or makes one again; null for a step of its own.
    pub turn: Option<StepTurn>,
    /// What it is called; what the other step is called where it takes one back or makes one again.
    pub label: StepLabel,
    /// When it was made: seconds since 1970-01-01 UTC.
    pub at: u64,
    /// Who made it.
    pub origin: StepOrigin,
    /// Whether it stands.
    pub state: StepState,
    /// What it changed, in path order.
    pub files: Vec<StepFile>,
}

/// What a step does to another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum StepTurn {
    /// It takes it back.
    Undo,
    /// It makes it again.
    Redo,
}

/// Who made a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum StepOrigin {
    /// The window.
    Here,
    /// Another program.
    Outside,
    /// The command line.
    CommandLine,
}

/// Whether a step stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum StepState {
    /// It stands.
    Done,
    /// It was taken back and can be done again.
    Undone,
    /// It was taken back, and something else was done then.
    Abandoned,
}

/// A file that a step changed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct StepFile {
    /// The file.
    pub file: FileRef,
    /// What happened to it.
    pub change: ChangeKind,
}

/// Before or after a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// Before it.
    Before,
    /// After it.
    #[default]
    After,
}

/// Which state of a file.
#[derive(Debug, Clone, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct RevisionArgs {
    /// The step.
    pub step: u64,
    /// The file.
    pub file: FileRef,
    /// Before or after the step.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<Side>"))]
    pub side: Side,
}

/// A file as it was.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Revision {
    /// What the step did to it; null where it is no text.
    pub difference: Option<Vec<Segment>>,
    /// From what it is now to what it was; its hunks can be restored one by one. Null where it is no text.
    pub now: Option<Vec<Segment>>,
}

/// Masters that were put away.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Shelved {
    /// Thrown away, newest first.
    pub trash: Vec<ShelvedRow>,
    /// Archived, by slug.
    pub archive: Vec<ShelvedRow>,
}

/// A master that was put away.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ShelvedRow {
    /// Names it when it is taken back.
    pub entry: String,
    /// Its slug.
    pub slug: String,
    /// Its display name; the slug where it has none.
    pub name: String,
}
