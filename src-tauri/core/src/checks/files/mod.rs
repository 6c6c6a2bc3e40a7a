//! Files as files: read at all, free of hidden characters and forged markers.

use super::Check;

/// The family.
pub const CHECKS: &[&Check] = &[];
