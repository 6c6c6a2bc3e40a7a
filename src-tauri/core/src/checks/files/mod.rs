//! Files as such: unreadable, damaged, or carrying characters and markers that a reader cannot see through (§2.4).

mod byte_order_mark;
mod character_names;
mod control_characters;
mod forged_marker;
mod hidden_characters;
mod link;
mod mixed_line_ends;
mod no_final_newline;
mod not_a_file;
mod prompt_markup;
mod refused;
mod replacement_character;
mod stretches;
mod too_large;
mod traces;
mod wrong_encoding;

use super::{Check, Found};
use crate::model::{FileTree, Place, RelPath, Unreadable};

/// The family.
pub const CHECKS: &[&Check] = &[
    &wrong_encoding::CHECK,
    &too_large::CHECK,
    &link::CHECK,
    &not_a_file::CHECK,
    &refused::CHECK,
    &hidden_characters::CHECK,
    &control_characters::CHECK,
    &forged_marker::CHECK,
    &prompt_markup::CHECK,
    &byte_order_mark::CHECK,
    &replacement_character::CHECK,
    &mixed_line_ends::CHECK,
    &no_final_newline::CHECK,
];

/// The kinds of file that are text in every master; a picture beside them is no fault.
const TEXT_ENDINGS: [&str; 6] = [".md", ".json", ".jsonl", ".txt", ".yaml", ".yml"];

fn is_text(path: &RelPath) -> bool {
    let name = path.file_name().to_ascii_lowercase();
    TEXT_ENDINGS.iter().any(|ending| name.ends_with(ending))
}

/// A fault at each entry that could not be read for the reason `why` recognises.
fn unreadable(tree: &FileTree, why: impl Fn(&RelPath, &Unreadable) -> Option<Found>) -> Vec<Found> {
    tree.iter()
        .filter_map(|(path, entry)| why(path, entry.unreadable()?))
        .collect()
}

/// A fault about the whole of the file at `path`.
fn whole(path: &RelPath) -> Found {
    Found::at(Place::file(path)).with("file", path.as_str())
}
