//! Runs the command line, with or without a fault.

use std::ffi::OsStr;
use std::io;
use std::os::unix::process::ExitStatusExt as _;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use crate::built;

/// The place of the folder in the arguments of an operation.
const FOLDER: &str = "DIR";
const SIGKILL: i32 = 9;

/// How a program ended.
#[derive(Debug)]
pub enum Ended {
    /// It was killed, as a test wanted it to be.
    Killed,
    /// With this status, and these words on its standard error.
    Exited {
        /// Exit status; none for another signal.
        status: Option<i32>,
        /// Standard error.
        said: String,
    },
}

/// The command line over `folder`: `arguments` with its path in the place of `DIR`.
#[must_use]
pub fn colophon(arguments: &[&str], folder: &Path) -> Command {
    let mut command = Command::new(built("colophon"));
    fill(&mut command, arguments, folder);
    command
}

/// The same below the program `above`, which is told to run it.
///
/// # Errors
/// Where `above` cannot be started.
pub fn below(above: &mut Command, arguments: &[&str], folder: &Path) -> io::Result<Ended> {
    above.arg(built("colophon"));
    fill(above, arguments, folder);
    run(above)
}

fn fill(command: &mut Command, arguments: &[&str], folder: &Path) {
    let filled = arguments.iter().map(|argument| match *argument {
        FOLDER => folder.as_os_str(),
        other => OsStr::new(other),
    });
    command.args(filled);
    // Whatever is kept outside the folder must not reach the person's own.
    let state = folder.with_extension("state");
    command.env("XDG_STATE_HOME", state);
}

/// Runs `command` to its end.
///
/// # Errors
/// Where it cannot be started.
pub fn run(command: &mut Command) -> io::Result<Ended> {
    let Output { status, stderr, .. } = command.stdin(Stdio::null()).output()?;
    if status.signal() == Some(SIGKILL) {
        return Ok(Ended::Killed);
    }
    Ok(Ended::Exited {
        status: status.code(),
        said: String::from_utf8_lossy(&stderr).into_owned(),
    })
}

/// Whether `ended` is a success.
#[must_use]
pub const fn succeeded(ended: &Ended) -> bool {
    matches!(
        ended,
        Ended::Exited {
            status: Some(0),
            ..
        }
    )
}
