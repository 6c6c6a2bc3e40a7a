//! Carries the service's events to the page, in order.

use colophon_service::Ctx;
use tauri::{AppHandle, Emitter};
use tokio::sync::broadcast::error::RecvError;

/// The name under which a page hears them.
const CHANNEL: &str = "app-event";

/// Forwards every event from now on.
pub fn forward(app: &AppHandle, ctx: &Ctx) {
    let app = app.clone();
    let mut events = ctx.events();
    tauri::async_runtime::spawn(async move {
        loop {
            match events.recv().await {
                // A window that is closing hears nothing more.
                Ok(event) => drop(app.emit(CHANNEL, event)),
                Err(RecvError::Lagged(_)) => {}
                Err(RecvError::Closed) => break,
            }
        }
    });
}
