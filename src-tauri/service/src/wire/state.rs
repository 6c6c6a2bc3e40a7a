//! What the program knows at large: the open workspace, the recent ones, the settings.

use serde::{Deserialize, Serialize};

use super::{Counts, SettingsView};

/// Everything the page needs to draw its first screen.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct StateView {
    /// Version of the program.
    pub version: String,
    /// The open workspace, if any.
    pub workspace: Option<WorkspaceView>,
    /// Whether a workspace is being opened right now.
    pub opening: bool,
    /// Workspaces opened before, newest first.
    pub recents: Vec<RecentRow>,
    /// Whether sample masters are there to be opened.
    pub has_samples: bool,
    /// Settings.
    pub settings: SettingsView,
    /// Whether the settings file was damaged and has been set aside; its new name.
    pub settings_set_aside: Option<String>,
}

/// The open workspace.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct WorkspaceView {
    /// Changes whenever a workspace is opened or read again; what was fetched under another number is stale.
    pub generation: u32,
    /// Name of the folder.
    pub name: String,
    /// The whole path, to be shown and for nothing else.
    pub shown_path: String,
    /// What was examined.
    pub examined: ExaminedView,
    /// Findings of the whole workspace.
    pub counts: Counts,
}

/// What was examined.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ExaminedView {
    /// Masters and teaching modes.
    pub masters: u32,
    /// Files that were read.
    pub files: u32,
    /// Files that are there and could not be read.
    pub unreadable: u32,
    /// Passages.
    pub passages: u32,
    /// Fidelity cases.
    pub cases: u32,
    /// Checks.
    pub checks: u32,
}

/// A workspace opened before.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RecentRow {
    /// To open it again.
    pub id: String,
    /// Name of the folder.
    pub name: String,
    /// The whole path, to be shown and for nothing else.
    pub shown_path: String,
    /// When it was opened last: seconds since 1970-01-01 UTC.
    pub opened_at: u64,
}

/// Which recent workspace.
#[derive(Debug, Clone, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct RecentArgs {
    /// Its id.
    pub id: String,
}

/// How an opening ended, where it did not fail.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "outcome", rename_all = "lowercase")]
pub enum OpenOutcome {
    /// The workspace is open.
    Opened {
        /// It.
        workspace: WorkspaceView,
    },
    /// The person changed their mind; what was open stays open.
    Cancelled,
}
