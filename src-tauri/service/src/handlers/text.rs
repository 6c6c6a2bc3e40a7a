//! The text of one file as an editor has it.

use crate::ctx::Ctx;
use crate::error::{ApiError, ErrorCode};
use crate::wire::{EditorText, FileRef, SaveOutcome, TypedText};

/// The whole text of a file.
pub fn text(_: &Ctx, _: FileRef) -> Result<EditorText, ApiError> {
    Err(ApiError::new(ErrorCode::Internal).with("reason", "not built yet"))
}

/// Keeps what is typed.
pub fn keep_draft(_: &Ctx, _: TypedText) -> Result<(), ApiError> {
    Err(ApiError::new(ErrorCode::Internal).with("reason", "not built yet"))
}

/// Forgets what was typed.
pub fn drop_draft(_: &Ctx, _: FileRef) -> Result<(), ApiError> {
    Err(ApiError::new(ErrorCode::Internal).with("reason", "not built yet"))
}

/// Saves what was typed.
pub fn save_text(_: &Ctx, _: TypedText) -> Result<SaveOutcome, ApiError> {
    Err(ApiError::new(ErrorCode::Internal).with("reason", "not built yet"))
}
