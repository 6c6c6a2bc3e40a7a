//! Chinese typing. The window library switches off that WebKitGTK draws what is being composed in the text itself, and
//! with it the composition events a page needs to leave Enter and Escape to the input method. Here it is switched on.

use tauri::WebviewWindow;

/// Lets an input method compose inside the text fields of `window`, or not.
///
/// # Errors
/// When the window is gone.
#[cfg(target_os = "linux")]
pub fn compose_inline(window: &WebviewWindow, on: bool) -> tauri::Result<()> {
    use webkit2gtk::{InputMethodContextExt, WebViewExt};
    window.with_webview(move |view| {
        if let Some(context) = view.inner().input_method_context() {
            context.set_enable_preedit(on);
        }
    })
}

/// Other systems compose inside the text on their own.
#[cfg(not(target_os = "linux"))]
pub fn compose_inline(_window: &WebviewWindow, _on: bool) -> tauri::Result<()> {
    Ok(())
}
