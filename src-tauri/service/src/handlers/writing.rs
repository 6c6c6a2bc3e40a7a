//! Who may write in the open workspace.

use crate::ctx::Ctx;
use crate::error::{ApiError, ErrorCode};
use crate::wire::{Nothing, WritingView};

/// Whether this window may write.
pub fn writing(_: &Ctx, _: Nothing) -> Result<WritingView, ApiError> {
    Err(ApiError::new(ErrorCode::Internal).with("reason", "not built yet"))
}

/// Becomes the writer.
pub fn take_over(_: &Ctx, _: Nothing) -> Result<WritingView, ApiError> {
    Err(ApiError::new(ErrorCode::Internal).with("reason", "not built yet"))
}
