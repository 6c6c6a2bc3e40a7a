//! Operations over whole masters: made, copied, given another slug, put away and taken back.
//!
//! A folder moves whole, also files that are no texts and those that no scan looks at; whoever calls hands them in.

mod beside;
mod copy;
mod new;
mod place;
mod rename;
mod shelf;

#[cfg(test)]
mod tests;

pub use copy::duplicate_master;
pub use new::{Profile, new_master};
pub use rename::rename_master;
pub use shelf::{Manifest, Shelf, restore_master, shelve_master};

use crate::model::RelPath;

/// Every file of a folder with its bytes, by its path in the workspace.
pub type Content = [(RelPath, Vec<u8>)];
