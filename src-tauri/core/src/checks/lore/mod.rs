//! Lore triggers: shape, firing, and whether the quotation is backed (§1.7, §2.2, §2.5).

use super::Check;

/// The family.
pub const CHECKS: &[&Check] = &[];
