//! The voice file: its layers and the neutral first turn (§1.12).

use super::Check;

/// The family.
pub const CHECKS: &[&Check] = &[];
