//! The document meta.json as a whole: JSON, keys, identity, dates (masters.md §1.2).

use super::Check;

/// The family.
pub const CHECKS: &[&Check] = &[];
