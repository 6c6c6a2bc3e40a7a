//! Study paths of the curriculum mode (§1.14).

use super::Check;

/// The family.
pub const CHECKS: &[&Check] = &[];
