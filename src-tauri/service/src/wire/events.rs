//! What the program tells the page unasked.

use serde::Serialize;

use super::FileRef;

/// An event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum AppEvent {
    /// An opening has come this far.
    Opening {
        /// What is being done.
        phase: Phase,
        /// How many masters are done.
        done: u32,
        /// Of how many masters.
        total: u32,
    },
    /// Another workspace is open, or something in it changed.
    WorkspaceChanged {
        /// The new number of [`super::WorkspaceView`].
        generation: u32,
    },
    /// Another program changed files. Follows the `WorkspaceChanged` that shows them.
    FilesChanged {
        /// The files, in path order.
        files: Vec<FileRef>,
        /// What became of them here.
        how: How,
    },
    /// A job has come this far.
    Job {
        /// How many files are done.
        done: u32,
        /// Of how many.
        total: u32,
    },
    /// Something in [`super::WritingView`] is another.
    WritingChanged,
}

/// What became of files that another program changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum How {
    /// They are shown as they are on disk now.
    Reloaded,
    /// What was changed there and what was changed here are both on disk now.
    Merged,
}

/// The steps of an opening.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// Reading the masters' folders.
    Reading,
    /// Checking the masters.
    Checking,
}
