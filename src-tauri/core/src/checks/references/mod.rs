//! Reference files: presence and the works they point to (§1.12).

use super::Check;

/// The family.
pub const CHECKS: &[&Check] = &[];
