//! references/voice.md: four layers, neutral first turn (§1.12).

use super::Check;

mod forbidden_address;
mod forbidden_address_unlisted;
mod hard_rules_missing;
mod layer_missing;
mod layers;
mod neutral;
mod neutral_address_missing;
mod neutral_opening_missing;
mod neutral_rule_missing;
#[cfg(test)]
mod tests;

/// The family.
pub const CHECKS: &[&Check] = &[
    &hard_rules_missing::CHECK,
    &layer_missing::CHECK,
    &neutral_rule_missing::CHECK,
    &forbidden_address_unlisted::CHECK,
    &neutral_opening_missing::CHECK,
    &neutral_address_missing::CHECK,
    &forbidden_address::CHECK,
];
