//! Changes to files, computed and not yet made.
//!
//! Every operation is a function from a workspace to a [`ChangeSet`]: which files change, from what to what. Nothing
//! here writes; the service shows a change set, and applies it where the files still are what it was computed from.

mod align;
mod change;
pub mod difference;
pub mod identify;
pub mod json;
pub mod merge;
pub mod references;
mod rename_work;
mod replace;
mod sources;
mod target;
mod tokens;
pub mod usage;

#[cfg(test)]
mod sample_tests;
#[cfg(test)]
mod work_tests;

pub use change::{Change, ChangeSet, Digest, EditError, Label};
pub use rename_work::rename_work;
pub use sources::{Given, SourceFields, add_source, edit_source, move_source, remove_source};
