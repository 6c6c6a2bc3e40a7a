//! The three style lines (§1.6).

use super::Check;

/// The family.
pub const CHECKS: &[&Check] = &[];
