//! Thin.
use crate::ctx::Ctx;
use crate::error::{ApiError, ErrorCode};
use crate::wire::*;
/// Thin.
pub fn findings(ctx: &Ctx, args: FindingsArgs) -> Result<FindingsPage, ApiError> {
    let (_, _) = (ctx.session()?, args);
    Err(ApiError::new(ErrorCode::Internal).with("reason", "not there yet"))
}
