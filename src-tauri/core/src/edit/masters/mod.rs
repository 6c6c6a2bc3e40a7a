//! Operations over whole masters: made, copied, given another slug, put away and taken back.
//!
//! A folder moves whole, also files that are no texts and those that no scan looks at; whoever calls hands them in.

mod beside;
mod copy;
mod manifest;
mod new;
mod place;
mod put_back;
mod rename;
mod sequence;
mod shelf;
mod take_out;

#[cfg(test)]
mod shelf_tests;
#[cfg(test)]
mod tests;

pub use copy::duplicate_master;
pub use manifest::Manifest;
pub use new::{Profile, new_master};
pub use rename::rename_master;
pub use shelf::{Shelf, restore_master, shelve_master};

use crate::model::RelPath;

/// Every file of a folder with its bytes, by its path in the workspace.
pub type Content = [(RelPath, Vec<u8>)];

/// Whether nothing lies at a path of the workspace, as whoever holds the files knows.
pub type Free<'a> = &'a dyn Fn(&str) -> bool;
