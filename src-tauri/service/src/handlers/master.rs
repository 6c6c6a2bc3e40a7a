//! Thin.
use crate::ctx::Ctx;
use crate::error::{ApiError, ErrorCode};
use crate::wire::*;
/// Thin.
pub fn master(ctx: &Ctx, args: MasterArgs) -> Result<MasterPage, ApiError> {
    let (_, _) = (ctx.session()?, args);
    Err(ApiError::new(ErrorCode::Internal).with("reason", "not there yet"))
}
