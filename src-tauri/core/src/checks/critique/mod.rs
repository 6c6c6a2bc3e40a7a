//! Critiques of other masters (§1.8).

mod citation_undeclared;
mod entry;
mod field_missing;
mod field_not_text;
mod not_a_list_of_objects;
mod one_way;
mod position_length;
mod same_target_twice;
mod target_is_a_teaching_mode;
mod target_is_itself;
mod target_unknown;
mod unknown_field;

use super::Check;

/// The family.
pub const CHECKS: &[&Check] = &[
    &not_a_list_of_objects::CHECK,
    &field_missing::CHECK,
    &field_not_text::CHECK,
    &unknown_field::CHECK,
    &target_unknown::CHECK,
    &target_is_itself::CHECK,
    &target_is_a_teaching_mode::CHECK,
    &same_target_twice::CHECK,
    &one_way::CHECK,
    &citation_undeclared::CHECK,
    &position_length::CHECK,
];
