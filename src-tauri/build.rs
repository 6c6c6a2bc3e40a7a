//! Compiles the configuration, capabilities and icons of the window in.

fn main() {
    tauri_build::build();
}
