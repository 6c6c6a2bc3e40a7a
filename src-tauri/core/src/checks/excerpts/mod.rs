//! Excerpt files: passages, citations, links (§1.11).

use super::Check;

/// The family.
pub const CHECKS: &[&Check] = &[];
