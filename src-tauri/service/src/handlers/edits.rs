//! Edits: computed and shown, then computed again and made.

use colophon_core::edit::Digest;

use crate::ctx::Ctx;
use crate::desk::{Desk, Made, change_set_view};
use crate::error::{ApiError, ErrorCode};
use crate::wire::{Applied, ApplyArgs, ChangeSetView, PreviewArgs};

/// What an edit would change.
pub fn preview_edit(ctx: &Ctx, args: PreviewArgs) -> Result<ChangeSetView, ApiError> {
    ctx.at_desk(|desk, now| {
        let set = desk.preview(&args.edit, now)?;
        Ok(change_set_view(desk.session(), &set))
    })
}

/// Makes an edit, if it still changes what was shown.
pub fn apply_edit(ctx: &Ctx, args: ApplyArgs) -> Result<Applied, ApiError> {
    let parse = |hex: &String| {
        let reason = "digest is no digest";
        Digest::parse(hex).ok_or_else(|| ApiError::new(ErrorCode::BadParams).with("reason", reason))
    };
    let digest = args.digest.as_ref().map(parse).transpose()?;
    ctx.at_desk(|desk, now| {
        let made = desk.apply(&args.edit, digest, now)?;
        Ok(applied(desk, made))
    })
}

/// What was made, for the page.
pub fn applied(desk: &Desk, made: Made) -> Applied {
    Applied {
        step: made.step.map(|step| step.0),
        label: made.label.into(),
        generation: desk.session().generation,
    }
}
