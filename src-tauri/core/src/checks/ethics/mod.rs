//! What ETHICS asks and a tool can check (§4.1).

use super::Check;

/// The family.
pub const CHECKS: &[&Check] = &[];
