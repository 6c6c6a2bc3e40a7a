//! What the service asks of the window: a folder, files, and the time.

use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

use colophon_service::Host;
use tauri::{AppHandle, Manager};
use tauri_plugin_dialog::DialogExt;

/// The window as a host.
pub struct WindowHost(pub AppHandle);

impl Host for WindowHost {
    fn pick_folder(&self) -> Option<PathBuf> {
        let mut dialog = self.0.dialog().file();
        if let Some(window) = self.0.get_webview_window("main") {
            dialog = dialog.set_parent(&window);
        }
        dialog.blocking_pick_folder()?.into_path().ok()
    }

    fn pick_files(&self) -> Option<Vec<PathBuf>> {
        let mut dialog = self.0.dialog().file();
        if let Some(window) = self.0.get_webview_window("main") {
            dialog = dialog.set_parent(&window);
        }
        let picked = dialog.blocking_pick_files()?;
        picked
            .into_iter()
            .map(|file| file.into_path().ok())
            .collect()
    }

    fn now(&self) -> u64 {
        SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .map_or(0, |since| since.as_secs())
    }
}
