//! Critiques of other masters (§1.8).

use super::Check;

/// The family.
pub const CHECKS: &[&Check] = &[];
