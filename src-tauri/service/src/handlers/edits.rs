//! Edits: computed and shown, then computed again and made.

use crate::ctx::Ctx;
use crate::error::{ApiError, ErrorCode};
use crate::wire::{Applied, ApplyArgs, ChangeSetView, PreviewArgs};

/// What an edit would change.
pub fn preview_edit(_: &Ctx, _: PreviewArgs) -> Result<ChangeSetView, ApiError> {
    Err(ApiError::new(ErrorCode::Internal).with("reason", "not built yet"))
}

/// Makes an edit.
pub fn apply_edit(_: &Ctx, _: ApplyArgs) -> Result<Applied, ApiError> {
    Err(ApiError::new(ErrorCode::Internal).with("reason", "not built yet"))
}
