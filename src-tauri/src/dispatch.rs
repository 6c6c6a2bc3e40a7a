//! The one command a page can call.

use std::sync::Arc;

use colophon_service::{ApiError, Ctx, dispatch};
use serde_json::Value;
use tauri::State;

/// Runs the command `method` of the service's table with `params`.
///
/// # Errors
/// Those of the command.
#[tauri::command]
pub async fn rpc(
    ctx: State<'_, Arc<Ctx>>,
    method: String,
    params: Value,
) -> Result<Value, ApiError> {
    dispatch(Arc::clone(&ctx), method, params).await
}
