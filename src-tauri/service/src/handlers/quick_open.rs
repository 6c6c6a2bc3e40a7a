//! Thin.
use crate::ctx::Ctx;
use crate::error::{ApiError, ErrorCode};
use crate::wire::*;
/// Thin.
pub fn quick_open(ctx: &Ctx, args: QuickOpenArgs) -> Result<Vec<Hit>, ApiError> {
    let (_, _) = (ctx.session()?, args);
    Err(ApiError::new(ErrorCode::Internal).with("reason", "not there yet"))
}
