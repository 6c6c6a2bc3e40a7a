//! The document meta.json as a whole: JSON, keys, identity, dates (masters.md §1.2).

mod blank_value;
mod broken;
mod byte_order_mark;
pub mod date;
mod disclaimer_missing;
mod duplicate_key;
mod empty;
mod era;
mod era_unreadable;
mod fields;
mod fojin_entity_not_a_number;
mod kind_escape;
mod language_not_a_code;
mod missing;
mod misspelt_key;
mod not_a_date;
mod not_an_object;
mod not_json;
mod required_key_missing;
mod slug_characters;
mod slug_not_folder;
mod starter_question_shape;
mod too_deep;
mod tradition_unknown;
mod two_sanskrit_names;
mod unknown_key;
mod unknown_kind;
mod updated_before_created;
mod usual_key_missing;
mod version_not_three_numbers;
mod wrong_kind_of_value;

pub use era::Era;

use super::Check;

/// The family.
pub const CHECKS: &[&Check] = &[
    &missing::CHECK,
    &empty::CHECK,
    &not_json::CHECK,
    &too_deep::CHECK,
    &not_an_object::CHECK,
    &byte_order_mark::CHECK,
    &duplicate_key::CHECK,
    &unknown_key::CHECK,
    &misspelt_key::CHECK,
    &required_key_missing::CHECK,
    &usual_key_missing::CHECK,
    &wrong_kind_of_value::CHECK,
    &blank_value::CHECK,
    &slug_characters::CHECK,
    &slug_not_folder::CHECK,
    &kind_escape::CHECK,
    &unknown_kind::CHECK,
    &tradition_unknown::CHECK,
    &era_unreadable::CHECK,
    &language_not_a_code::CHECK,
    &version_not_three_numbers::CHECK,
    &not_a_date::CHECK,
    &updated_before_created::CHECK,
    &disclaimer_missing::CHECK,
    &starter_question_shape::CHECK,
    &fojin_entity_not_a_number::CHECK,
    &two_sanskrit_names::CHECK,
];
