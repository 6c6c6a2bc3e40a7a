//! Who may write in the open workspace.

use crate::ctx::Ctx;
use crate::error::ApiError;
use crate::wire::{Nothing, WritingView};

/// Whether this window may write.
pub fn writing(ctx: &Ctx, _: Nothing) -> Result<WritingView, ApiError> {
    ctx.at_desk(|desk, _| desk.writing())
}

/// Becomes the writer.
pub fn take_over(ctx: &Ctx, _: Nothing) -> Result<WritingView, ApiError> {
    ctx.at_desk(|desk, now| {
        desk.take_over(now)?;
        desk.writing()
    })
}
