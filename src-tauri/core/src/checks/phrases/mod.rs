//! Signature phrases (§1.6).

mod blank;
mod count;
mod duplicate;
mod missing;
mod not_a_list;
mod not_text;
mod nowhere_in_files;

use super::Check;

/// The family.
pub const CHECKS: &[&Check] = &[
    &missing::CHECK,
    &not_a_list::CHECK,
    &count::CHECK,
    &not_text::CHECK,
    &blank::CHECK,
    &duplicate::CHECK,
    &nowhere_in_files::CHECK,
];
