//! Declared sources: types, identifiers, titles, duplicates (§1.3).

use super::Check;

/// The family.
pub const CHECKS: &[&Check] = &[];
