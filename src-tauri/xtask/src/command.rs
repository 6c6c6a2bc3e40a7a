//! Other programs, run in the repository and shown before they run.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::Outcome;

/// The root of the repository.
pub fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).unwrap_or(here).to_path_buf()
}

/// A command that will run in `folder` below the root.
pub fn command<S: AsRef<OsStr>>(
    folder: &str,
    program: &str,
    args: impl IntoIterator<Item = S>,
) -> Command {
    let mut command = Command::new(program);
    command.current_dir(root().join(folder)).args(args);
    command
}

/// Runs a command to its end.
pub fn run(mut command: Command) -> Outcome {
    let shown = shown(&command);
    println!("\n$ {shown}");
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("`{shown}` failed ({status}).")),
        Err(error) => Err(format!("`{shown}` could not be started: {error}.")),
    }
}

/// What a command prints; `None` where it cannot be run or fails.
pub fn output(program: &str, args: &[&str]) -> Option<String> {
    let output = Command::new(program).args(args).output().ok()?;
    output
        .status
        .success()
        .then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

fn shown(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words
        .map(OsStr::to_string_lossy)
        .collect::<Vec<_>>()
        .join(" ")
}
