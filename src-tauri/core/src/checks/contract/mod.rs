//! The citation contract, which follows from the sources (§1.4).

mod allowed_types_not_a_list;
mod allowed_types_unsorted;
mod claim_policy_changed;
mod coverage_changed;
mod key_missing;
mod live_retrieval_off;
mod missing;
mod not_an_object;
mod required_claims_changed;
mod term;
mod type_not_allowed;
mod type_without_source;
mod unknown_key;
mod version_not_one;

use super::Check;

/// The family.
pub const CHECKS: &[&Check] = &[
    &missing::CHECK,
    &not_an_object::CHECK,
    &key_missing::CHECK,
    &unknown_key::CHECK,
    &version_not_one::CHECK,
    &claim_policy_changed::CHECK,
    &required_claims_changed::CHECK,
    &coverage_changed::CHECK,
    &live_retrieval_off::CHECK,
    &allowed_types_not_a_list::CHECK,
    &allowed_types_unsorted::CHECK,
    &type_not_allowed::CHECK,
    &type_without_source::CHECK,
];
