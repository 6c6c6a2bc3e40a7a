//! What ETHICS asks and a tool can check (§4.1).

mod no_end_year;
mod origin_not_stated;
mod permission_missing;
mod summary_not_marked;
mod tier;
mod tier_missing;
mod tier_refused;
mod tier_unknown;
mod tier_without_reason;

use super::Check;

/// The family.
pub const CHECKS: &[&Check] = &[
    &origin_not_stated::CHECK,
    &no_end_year::CHECK,
    &tier_missing::CHECK,
    &tier_unknown::CHECK,
    &tier_refused::CHECK,
    &tier_without_reason::CHECK,
    &permission_missing::CHECK,
    &summary_not_marked::CHECK,
];
