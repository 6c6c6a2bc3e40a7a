//! Steps: taken back, done again, looked at.

use super::edits::applied;
use crate::ctx::Ctx;
use crate::desk::Way;
use crate::error::ApiError;
use crate::wire::{Applied, HistoryArgs, HistoryPage, Nothing, Revision, RevisionArgs, Shelved};

/// Takes the last step back.
pub fn undo(ctx: &Ctx, _: Nothing) -> Result<Applied, ApiError> {
    turn(ctx, Way::Undo)
}

/// Does the step again that was taken back last.
pub fn redo(ctx: &Ctx, _: Nothing) -> Result<Applied, ApiError> {
    turn(ctx, Way::Redo)
}

fn turn(ctx: &Ctx, way: Way) -> Result<Applied, ApiError> {
    ctx.at_desk(|desk, now| {
        let made = desk.turn(way, now)?;
        Ok(applied(desk, made))
    })
}

/// The steps that were made.
pub fn history(ctx: &Ctx, args: HistoryArgs) -> Result<HistoryPage, ApiError> {
    ctx.at_desk(|desk, _| desk.history(&args))
}

/// A file as it was.
pub fn revision(ctx: &Ctx, args: RevisionArgs) -> Result<Revision, ApiError> {
    ctx.at_desk(|desk, _| desk.revision(&args))
}

/// Masters that were put away.
pub fn shelved(ctx: &Ctx, _: Nothing) -> Result<Shelved, ApiError> {
    ctx.at_desk(|desk, _| desk.shelved())
}
