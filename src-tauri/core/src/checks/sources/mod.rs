//! Declared sources: types, identifiers, titles, duplicates (§1.3).

mod accessed_not_a_date;
mod blanks_around_id;
mod duplicate_id;
mod entry;
mod entry_not_an_object;
mod field_blank;
mod field_missing;
mod field_not_text;
mod hidden_character_in_id;
mod id_fault;
mod id_in_another_spelling;
mod id_malformed;
mod none_declared;
mod not_a_list;
mod redistribution_unknown;
mod repeated;
mod rights_field_not_text;
mod rights_not_an_object;
mod same_title;
mod unknown_field;
mod unknown_type;
mod volume_conflict;

use super::Check;

/// The family.
pub const CHECKS: &[&Check] = &[
    &none_declared::CHECK,
    &not_a_list::CHECK,
    &entry_not_an_object::CHECK,
    &field_missing::CHECK,
    &field_not_text::CHECK,
    &field_blank::CHECK,
    &unknown_field::CHECK,
    &unknown_type::CHECK,
    &id_malformed::CHECK,
    &id_in_another_spelling::CHECK,
    &blanks_around_id::CHECK,
    &hidden_character_in_id::CHECK,
    &duplicate_id::CHECK,
    &volume_conflict::CHECK,
    &same_title::CHECK,
    &rights_not_an_object::CHECK,
    &rights_field_not_text::CHECK,
    &redistribution_unknown::CHECK,
    &accessed_not_a_date::CHECK,
];
