//! Teaching modes: what they need and must not have (§1.2, §1.9).

use super::Check;

/// The family.
pub const CHECKS: &[&Check] = &[];
