//! Lore triggers: shape, firing, and whether the quotation is backed (§1.7, §2.2, §2.5).

mod blank_value;
mod clauses;
mod content_length;
mod editor_words_as_quotation;
mod empty_keys;
mod entry_not_an_object;
mod evidence;
mod ground;
mod missing_key;
mod never_fires;
mod no_quotation;
mod not_a_list;
mod paraphrase_as_quotation;
mod quotation_in_another_work;
mod quotation_not_backed;
mod secondary_keys_ignored;
mod shared_key;
mod triggers;
mod unbacked_words_in_remark;
mod undeclared_source;
mod unknown_chapter;
mod unknown_key;
mod wrong_type;

use super::Check;

/// The family.
pub const CHECKS: &[&Check] = &[
    &not_a_list::CHECK,
    &entry_not_an_object::CHECK,
    &missing_key::CHECK,
    &unknown_key::CHECK,
    &wrong_type::CHECK,
    &empty_keys::CHECK,
    &blank_value::CHECK,
    &content_length::CHECK,
    &undeclared_source::CHECK,
    &unknown_chapter::CHECK,
    &secondary_keys_ignored::CHECK,
    &never_fires::CHECK,
    &shared_key::CHECK,
    &no_quotation::CHECK,
    &quotation_not_backed::CHECK,
    &quotation_in_another_work::CHECK,
    &editor_words_as_quotation::CHECK,
    &paraphrase_as_quotation::CHECK,
    &unbacked_words_in_remark::CHECK,
];
