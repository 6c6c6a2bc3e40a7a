//! The window. It starts the service, forwards commands and events, and decides nothing.
#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

mod input_method;

use tauri::{WebviewUrl, WebviewWindowBuilder};

fn main() {
    let _ = tauri::Builder::default()
        .plugin(tauri_plugin_window_state::Builder::default().build())
        .setup(|app| {
            let window = WebviewWindowBuilder::new(app, "main", WebviewUrl::default())
                .title("Colophon")
                .inner_size(1280.0, 820.0)
                .min_inner_size(640.0, 480.0)
                .build()?;
            input_method::compose_inline(&window, true)?;
            Ok(())
        })
        .run(tauri::generate_context!());
}
