//! routing.json beside the masters (§1.14).

use super::Check;

/// The family.
pub const CHECKS: &[&Check] = &[];
