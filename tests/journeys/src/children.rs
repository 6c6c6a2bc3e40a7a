//! Programs a journey starts; each ends with the value that holds it.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
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

/// Kills the process of `program` whose home is `home`; its driver, not the test, started it.
///
/// # Errors
/// When there is no such process.
pub fn kill(program: &Path, home: &Path) -> io::Result<()> {
    let process = running(program, home)?;
    let process = process.ok_or_else(|| io::Error::other("the program is not running"))?;
    let number = process.file_name().unwrap_or_default();
    let killed = Command::new("kill").arg("-KILL").arg(number).status()?;
    if killed.success() {
        return Ok(());
    }
    Err(io::Error::other("the program could not be killed"))
}

/// The process of `program` whose home is `home`, as its folder in `/proc`.
///
/// # Errors
/// When processes cannot be listed.
pub fn running(program: &Path, home: &Path) -> io::Result<Option<PathBuf>> {
    let program = program.canonicalize()?;
    let home = [b"HOME=", home.as_os_str().as_encoded_bytes()].concat();
    let is_it = |process: &PathBuf| {
        let environment = fs::read(process.join("environ")).unwrap_or_default();
        let homes = environment.split(|byte| *byte == 0).any(|one| one == home);
        homes && fs::read_link(process.join("exe")).is_ok_and(|exe| exe == program)
    };
    let mut processes = fs::read_dir("/proc")?.filter_map(|entry| Some(entry.ok()?.path()));
    Ok(processes.find(is_it))
}

/// Whether `name` is a program that can be started.
#[must_use]
pub fn installed(name: &str) -> bool {
    std::env::var_os("PATH")
        .is_some_and(|path| std::env::split_paths(&path).any(|dir| dir.join(name).is_file()))
}
