//! The citation contract, which follows from the sources (§1.4).

use super::Check;

/// The family.
pub const CHECKS: &[&Check] = &[];
