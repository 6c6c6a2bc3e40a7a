//! INDEX.md and the files it lists (§1.10).

use super::Check;

/// The family.
pub const CHECKS: &[&Check] = &[];
