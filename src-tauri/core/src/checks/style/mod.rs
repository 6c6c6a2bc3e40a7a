//! The three style lines (§1.6).

mod key_missing;
mod length;
mod missing;
mod not_an_object;
mod not_text;
mod padded;
mod part;
mod unknown_key;

use super::Check;

/// The family.
pub const CHECKS: &[&Check] = &[
    &missing::CHECK,
    &not_an_object::CHECK,
    &key_missing::CHECK,
    &unknown_key::CHECK,
    &not_text::CHECK,
    &length::CHECK,
    &padded::CHECK,
];
