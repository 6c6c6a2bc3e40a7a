//! An identifier in any spelling.

use crate::ctx::Ctx;
use crate::error::{ApiError, ErrorCode};
use crate::wire::{Identified, IdentifyArgs};

/// What an identifier means.
pub fn identify(_: &Ctx, _: IdentifyArgs) -> Result<Identified, ApiError> {
    Err(ApiError::new(ErrorCode::Internal).with("reason", "not built yet"))
}
