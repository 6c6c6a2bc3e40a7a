//! Steps: taken back, done again, looked at.

use crate::ctx::Ctx;
use crate::error::{ApiError, ErrorCode};
use crate::wire::{Applied, HistoryArgs, HistoryPage, Nothing, Revision, RevisionArgs, Shelved};

/// Takes the last step back.
pub fn undo(_: &Ctx, _: Nothing) -> Result<Applied, ApiError> {
    Err(ApiError::new(ErrorCode::Internal).with("reason", "not built yet"))
}

/// Does the step again that was taken back last.
pub fn redo(_: &Ctx, _: Nothing) -> Result<Applied, ApiError> {
    Err(ApiError::new(ErrorCode::Internal).with("reason", "not built yet"))
}

/// The steps that were made.
pub fn history(_: &Ctx, _: HistoryArgs) -> Result<HistoryPage, ApiError> {
    Err(ApiError::new(ErrorCode::Internal).with("reason", "not built yet"))
}

/// A file as it was.
pub fn revision(_: &Ctx, _: RevisionArgs) -> Result<Revision, ApiError> {
    Err(ApiError::new(ErrorCode::Internal).with("reason", "not built yet"))
}

/// Masters that were put away.
pub fn shelved(_: &Ctx, _: Nothing) -> Result<Shelved, ApiError> {
    Err(ApiError::new(ErrorCode::Internal).with("reason", "not built yet"))
}
