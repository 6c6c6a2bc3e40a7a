//! What a window needs around it: a screen, a home folder of its own, and the environment made from both.

use std::ffi::OsString;
use std::io;
use std::path::Path;
use std::process::Command;

use tempfile::TempDir;

use crate::screen::Screen;

/// A screen and an empty home folder; both are gone on drop.
pub struct Stage {
    screen: Screen,
    home: TempDir,
    extra: Vec<(&'static str, OsString)>,
}

impl Stage {
    /// A fresh screen and home.
    ///
    /// # Errors
    /// When either cannot be made.
    pub fn new() -> io::Result<Self> {
        Ok(Self {
            screen: Screen::start()?,
            home: TempDir::new()?,
            extra: Vec::new(),
        })
    }

    /// The home folder, also used for logs.
    #[must_use]
    pub fn home(&self) -> &Path {
        self.home.path()
    }

    /// Adds a variable to the environment of everything started from now on.
    pub fn set(&mut self, name: &'static str, value: impl Into<OsString>) {
        self.extra.push((name, value.into()));
    }

    /// `name` as a command on this stage: nothing of the caller's home, desktop or language reaches it.
    #[must_use]
    pub fn command(&self, name: impl AsRef<std::ffi::OsStr>) -> Command {
        let mut command = Command::new(name);
        for desktop in [
            "WAYLAND_DISPLAY",
            "DBUS_SESSION_BUS_ADDRESS",
            "GTK_IM_MODULE",
            "LANGUAGE",
        ] {
            command.env_remove(desktop);
        }
        command
            .env("DISPLAY", self.screen.display())
            .env("HOME", self.home())
            .env("LC_ALL", "C.UTF-8");
        for (variable, folder) in [
            ("XDG_CONFIG_HOME", "config"),
            ("XDG_DATA_HOME", "data"),
            ("XDG_STATE_HOME", "state"),
            ("XDG_CACHE_HOME", "cache"),
        ] {
            command.env(variable, self.home().join(folder));
        }
        command.envs(self.extra.iter().map(|(name, value)| (name, value)));
        command
    }
}
