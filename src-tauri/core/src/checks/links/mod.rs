//! FoJin links across masters: one work, one number.

mod work_with_two_numbers;

use super::Check;

/// The family.
pub const CHECKS: &[&Check] = &[&work_with_two_numbers::CHECK];
