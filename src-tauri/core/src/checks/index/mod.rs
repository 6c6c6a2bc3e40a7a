//! `sources/INDEX.md`: rows and files (§1.10).

mod link_text_differs;
mod link_to_another_work;
mod link_without_number;
mod missing;
mod missing_file;
mod no_table;
mod repeated_row;
mod short_identifier;
mod undeclared_work;
mod unlisted_file;

use super::Check;

/// The family.
pub const CHECKS: &[&Check] = &[
    &missing::CHECK,
    &no_table::CHECK,
    &missing_file::CHECK,
    &unlisted_file::CHECK,
    &repeated_row::CHECK,
    &undeclared_work::CHECK,
    &short_identifier::CHECK,
    &link_text_differs::CHECK,
    &link_to_another_work::CHECK,
    &link_without_number::CHECK,
];
