//! Changes to files, computed and not yet made.
//!
//! Every operation is a function from a workspace to a [`ChangeSet`]: which files change, from what to what. Nothing
//! here writes; the service shows a change set, and applies it where the files still are what it was computed from.

mod change;
pub mod json;

pub use change::{Change, ChangeSet, Digest, EditError, Label};
