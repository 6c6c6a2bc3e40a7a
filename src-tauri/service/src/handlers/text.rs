//! The text of one file as an editor has it.

use crate::ctx::Ctx;
use crate::error::ApiError;
use crate::wire::{EditorText, FileRef, SaveOutcome, TypedText};

/// The whole text of a file.
pub fn text(ctx: &Ctx, file: FileRef) -> Result<EditorText, ApiError> {
    ctx.at_desk(|desk, now| desk.text(&file, now))
}

/// Keeps what is typed.
pub fn keep_draft(ctx: &Ctx, typed: TypedText) -> Result<(), ApiError> {
    ctx.at_desk(|desk, now| desk.keep_draft(&typed, now))
}

/// Forgets what was typed.
pub fn drop_draft(ctx: &Ctx, file: FileRef) -> Result<(), ApiError> {
    ctx.at_desk(|desk, _| desk.drop_draft(&file))
}

/// Saves what was typed.
pub fn save_text(ctx: &Ctx, typed: TypedText) -> Result<SaveOutcome, ApiError> {
    ctx.at_desk(|desk, now| desk.save_text(&typed, now))
}
