//! The search scope: keywords and primary works (§1.5).

mod duplicate_keyword;
mod keywords_missing;
mod missing;
mod no_primary_list;
mod not_a_list_of_words;
mod not_an_object;
mod primary_id_undeclared;
mod scope;
mod two_primary_lists;
mod unknown_key;

use super::Check;

/// The family.
pub const CHECKS: &[&Check] = &[
    &missing::CHECK,
    &not_an_object::CHECK,
    &unknown_key::CHECK,
    &keywords_missing::CHECK,
    &not_a_list_of_words::CHECK,
    &duplicate_keyword::CHECK,
    &no_primary_list::CHECK,
    &two_primary_lists::CHECK,
    &primary_id_undeclared::CHECK,
];
