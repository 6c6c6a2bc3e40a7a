//! Excerpt files: passages, citations, identifiers and links (§1.11).

mod citation_placeholder;
mod empty_file;
mod header_names_another_work;
mod link_to_another_work;
mod link_without_number;
mod look_alike_host;
mod no_file;
mod no_passage;
mod passage_without_citation;
mod repeated_passage;
mod short_identifier;
mod unclosed_bracket;
mod undeclared_work;

use super::Check;
use crate::model::{ExcerptFile, Passage, Role};

/// The family.
pub const CHECKS: &[&Check] = &[
    &no_file::CHECK,
    &empty_file::CHECK,
    &no_passage::CHECK,
    &passage_without_citation::CHECK,
    &citation_placeholder::CHECK,
    &unclosed_bracket::CHECK,
    &undeclared_work::CHECK,
    &short_identifier::CHECK,
    &header_names_another_work::CHECK,
    &link_to_another_work::CHECK,
    &link_without_number::CHECK,
    &look_alike_host::CHECK,
    &repeated_passage::CHECK,
];

/// Whether a section gives words or the meaning of a work, and is not only the editor's.
fn gives_a_work(passage: &Passage) -> bool {
    passage
        .blocks
        .iter()
        .any(|b| matches!(b.role, Role::Scripture | Role::Paraphrase))
}

/// Whether nothing but white space (or a byte order mark) stands in a file.
fn is_blank(file: &ExcerptFile) -> bool {
    let text = file.markdown.file.text.trim_start_matches('\u{feff}');
    text.trim().is_empty()
}
