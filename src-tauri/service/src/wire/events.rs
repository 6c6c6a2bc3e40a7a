//! What the program tells the page unasked.

use serde::Serialize;

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
    /// Another workspace is open, or the same was read again.
    WorkspaceChanged {
        /// The new number of [`super::WorkspaceView`].
        generation: u32,
    },
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
