//! Thin.
use crate::ctx::Ctx;
use crate::error::{ApiError, ErrorCode};
use crate::wire::*;
/// Thin.
pub fn excerpts(ctx: &Ctx, args: MasterArgs) -> Result<Vec<ExcerptView>, ApiError> {
    let (_, _) = (ctx.session()?, args);
    Err(ApiError::new(ErrorCode::Internal).with("reason", "not there yet"))
}
