//! A screen of its own for each journey, so that journeys neither need a desktop nor meet each other.

use std::io::{self, BufRead, BufReader};
use std::process::{Child, Command, Stdio};

/// A virtual screen, gone on drop.
pub struct Screen {
    server: Child,
    display: String,
}

impl Screen {
    /// Starts a screen of 1280 by 900.
    ///
    /// # Errors
    /// When Xvfb cannot be started or names no display.
    pub fn start() -> io::Result<Self> {
        let mut server = Command::new("Xvfb")
            .args([
                "-displayfd",
                "1",
                "-screen",
                "0",
                "1280x900x24",
                "-nolisten",
                "tcp",
                "-noreset",
            ])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let mut number = String::new();
        if let Some(out) = server.stdout.take() {
            BufReader::new(out).read_line(&mut number)?;
        }
        let display = format!(":{}", number.trim());
        if display.len() < 2 {
            return Err(io::Error::other("Xvfb gave no display"));
        }
        Ok(Self { server, display })
    }

    /// The value for `DISPLAY`.
    #[must_use]
    pub fn display(&self) -> &str {
        &self.display
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}
