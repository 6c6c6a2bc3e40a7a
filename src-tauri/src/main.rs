//! The window. It starts the service, forwards commands and events, and decides nothing.
#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

mod dispatch;
mod events;
mod host;
mod input_method;

use std::error::Error;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use colophon_service::settings::{cache_folder, config_folder, data_folder, state_folder};
use colophon_service::{Ctx, Paths};
use tauri::{App, Manager, WebviewUrl, WebviewWindowBuilder};

fn main() -> ExitCode {
    let run = tauri::Builder::default()
        .plugin(tauri_plugin_dialog::init())
        .plugin(tauri_plugin_window_state::Builder::default().build())
        .invoke_handler(tauri::generate_handler![dispatch::rpc])
        .setup(|app| start(app))
        .run(tauri::generate_context!());
    match run {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            say(&error);
            ExitCode::from(3)
        }
    }
}

/// Starts the service and opens the window on it.
fn start(app: &mut App) -> Result<(), Box<dyn Error>> {
    let paths = Paths {
        config: config_folder(None)?,
        state: state_folder(None)?,
        data: data_folder(None)?,
        cache: cache_folder(None)?,
        samples: samples(app),
        start: std::env::args_os().nth(1).map(PathBuf::from),
    };
    let ctx = Arc::new(Ctx::new(
        Box::new(host::WindowHost(app.handle().clone())),
        paths,
    ));
    events::forward(app.handle(), &ctx);
    let compose = ctx.settings().get().preedit;
    app.manage(ctx);
    let window = WebviewWindowBuilder::new(app, "main", WebviewUrl::default())
        .title("Colophon")
        .inner_size(1280.0, 820.0)
        .min_inner_size(640.0, 480.0)
        .zoom_hotkeys_enabled(true)
        .on_document_title_changed(|window, title| {
            // A window that is closing has no title any more.
            drop(window.set_title(&title));
        })
        .build()?;
    input_method::compose_inline(&window, compose)?;
    Ok(())
}

/// The sample masters that came with the program.
fn samples(app: &App) -> Option<PathBuf> {
    let folder = app.path().resource_dir().ok()?.join("masters");
    folder.is_dir().then_some(folder)
}

/// Before there is a window, the terminal is the only place to say what is wrong.
#[allow(clippy::print_stderr)]
fn say(error: &dyn Error) {
    eprintln!("colophon: {error}");
}
