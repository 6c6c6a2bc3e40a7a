//! `cargo xtask app`: from a fresh clone to the open window.

use std::path::PathBuf;

use crate::Outcome;
use crate::command::{self, command, root};
use crate::setup;

/// The features with which the window carries its page inside.
pub const FEATURES: &str = "colophon-app/custom-protocol";

/// Sets up, builds, and opens the window on `folder`, or on the sample masters.
pub fn run(folder: Option<PathBuf>) -> Outcome {
    let folder = match folder {
        Some(folder) => {
            std::path::absolute(&folder).map_err(|e| format!("{}: {e}", folder.display()))?
        }
        None => root().join("masters"),
    };
    setup::for_window()?;
    setup::page()?;
    command::run(command(
        "",
        "cargo",
        ["build", "--package", "colophon-app", "--features", FEATURES],
    ))?;
    let window = root().join("target/debug/colophon-app");
    command::run(command("", &window.to_string_lossy(), [folder]))
}
