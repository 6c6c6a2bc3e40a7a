//! Programs a journey starts; each ends with the value that holds it.

use std::fs::File;
use std::io;
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// A running program, ended on drop.
pub struct Program(Child);

impl Program {
    /// Starts `command`, with what it prints in `log`.
    ///
    /// # Errors
    /// When the log cannot be written or the program not started.
    pub fn start(command: &mut Command, log: &Path) -> io::Result<Self> {
        let out = File::create(log)?;
        let err = out.try_clone()?;
        command
            .stdin(Stdio::null())
            .stdout(out)
            .stderr(err)
            .spawn()
            .map(Self)
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Whether `name` is a program that can be started.
#[must_use]
pub fn installed(name: &str) -> bool {
    std::env::var_os("PATH")
        .is_some_and(|path| std::env::split_paths(&path).any(|dir| dir.join(name).is_file()))
}
