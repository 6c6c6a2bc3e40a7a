//! Teaching modes: what they need and must not have (§1.2, §1.9).

mod contract;
mod debate;
mod debate_pair_out_of_order;
mod debate_pair_unknown_master;
mod debate_rounds;

use super::Check;

/// The family.
pub const CHECKS: &[&Check] = &[
    &contract::CHECK,
    &debate_rounds::CHECK,
    &debate_pair_unknown_master::CHECK,
    &debate_pair_out_of_order::CHECK,
];
