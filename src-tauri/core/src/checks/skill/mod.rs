//! SKILL.md: front matter, gate, routing pointers (§1.9).

use super::Check;

/// The family.
pub const CHECKS: &[&Check] = &[];
