//! Fidelity cases, line by line and as a suite (§1.13).

use super::Check;

/// The family.
pub const CHECKS: &[&Check] = &[];
