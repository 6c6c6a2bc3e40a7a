//! Changes to files, computed and not yet made.
//!
//! Every operation is a function from a workspace to a [`ChangeSet`]: which files change, from what to what. Nothing
//! here writes; the service shows a change set, and applies it where the files still are what it was computed from.

mod align;
mod cases;
mod change;
pub mod difference;
pub mod excerpts;
mod files;
mod front_matter;
pub mod identify;
mod index_md;
pub mod json;
pub mod masters;
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
mod skill_and_index_tests;
#[cfg(test)]
mod work_tests;

pub use cases::{add_case, change_cases, move_case, remove_cases, set_case};
pub use change::{Change, ChangeSet, Digest, EditError, Label};
pub use files::{new_file, remove_file, rename_file};
pub use front_matter::set_front_matter;
pub use index_md::write_index;
pub use rename_work::rename_work;
pub use sources::{Given, SourceFields, add_source, edit_source, move_source, remove_source};
