//! FoJin links across masters: one work, one number.

use super::Check;

/// The family.
pub const CHECKS: &[&Check] = &[];
