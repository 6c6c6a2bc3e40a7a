//! The search scope: keywords and primary works (§1.5).

use super::Check;

/// The family.
pub const CHECKS: &[&Check] = &[];
