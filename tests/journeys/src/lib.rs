//! The real window, worked by keys and pointer as a person would. Nothing here calls a command or changes the page by
//! script; script only reads what is shown and waits for frames.

pub mod children;
pub mod input_method;
pub mod masters;
pub mod screen;
pub mod skipped;
pub mod stage;
pub mod window;

use std::path::PathBuf;

/// The folder of the repository.
#[must_use]
pub fn repository() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The program under test: `COLOPHON_APP`, or else the debug build with the page in it.
#[must_use]
pub fn program() -> PathBuf {
    let built = || {
        let target = std::env::var_os("CARGO_TARGET_DIR").map(PathBuf::from);
        target
            .unwrap_or_else(|| repository().join("target"))
            .join("debug/colophon-app")
    };
    std::env::var_os("COLOPHON_APP").map_or_else(built, PathBuf::from)
}
