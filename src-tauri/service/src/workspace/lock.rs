//! One writer a workspace. The system holds the lock and frees it when the process ends, however it ends, so that the
//! next one can take over at once. Who holds it stands in the file, for others to read.
//!
//! On network mounts the lock is as good as the server makes it, and folders that are synchronised between computers
//! carry no lock from one to the other: two people who write there at the same time are noticed by the contents of the
//! files only (see [`super::save::verify`]).

use std::fs::{File, TryLockError};
use std::io::{self, Read as _, Seek as _, Write as _};
use std::thread::sleep;
use std::time::Duration;

use cap_fs_ext::{FollowSymlinks, OpenOptionsFollowExt as _};
use cap_std::fs::{Dir, OpenOptions};
use serde::{Deserialize, Serialize};

use super::save::moment;

/// The file of the lock.
const FILE: &str = "lock";
/// How often a holder without a name is asked for again, and after how long.
const NAMING: u32 = 20;
const MOMENT: Duration = Duration::from_millis(5);
/// No holder is described in more bytes.
const MAX_HOLDER_BYTES: u64 = 4096;

/// Who holds the lock.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Holder {
    /// The program: `window`, `command line`.
    pub program: String,
    /// Its process.
    pub pid: u32,
    /// Its computer.
    pub host: String,
    /// Since when: seconds since 1970-01-01 UTC.
    pub since: u64,
}

impl Holder {
    /// This process, as `program`.
    #[must_use]
    pub fn this(program: &str, since: u64) -> Self {
        Self {
            program: program.to_owned(),
            pid: std::process::id(),
            host: host(),
            since,
        }
    }
}

/// The lock, held until it is dropped.
#[derive(Debug)]
pub struct Lock(#[allow(dead_code, reason = "held for its lock")] File);

/// What came of asking for the lock.
#[derive(Debug)]
pub enum Asked {
    /// It is ours.
    Held(Lock),
    /// Somebody else has it.
    Taken(Holder),
}

impl Lock {
    /// Asks for the lock kept in the folder `dir`, without waiting for it.
    ///
    /// # Errors
    /// Where the file of the lock cannot be written.
    pub fn ask(dir: &Dir, holder: &Holder) -> io::Result<Asked> {
        moment("before-lock");
        let mut options = OpenOptions::new();
        options
            .read(true)
            .write(true)
            .create(true)
            .follow(FollowSymlinks::No);
        let mut file = dir.open_with(FILE, &options)?.into_std();
        for left in (0..NAMING).rev() {
            match file.try_lock() {
                Ok(()) => break,
                Err(TryLockError::WouldBlock) => match read(&mut file) {
                    // Whoever has just taken it has yet to write its name, or has just let it go.
                    holder if left > 0 && holder == Holder::default() => sleep(MOMENT),
                    holder => return Ok(Asked::Taken(holder)),
                },
                Err(TryLockError::Error(error)) => return Err(error),
            }
        }
        // Only a description: on a full disk the lock holds without it.
        let _ = write(&mut file, holder);
        moment("locked");
        Ok(Asked::Held(Self(file)))
    }
}

/// Who holds the lock; nobody's name where it cannot be read, as while it is being written.
fn read(file: &mut File) -> Holder {
    let mut text = String::new();
    let read = file
        .rewind()
        .and_then(|()| file.take(MAX_HOLDER_BYTES).read_to_string(&mut text));
    let holder = read.ok().and_then(|_| serde_json::from_str(&text).ok());
    holder.unwrap_or_default()
}

fn write(file: &mut File, holder: &Holder) -> io::Result<()> {
    let text = serde_json::to_string(holder)?;
    file.set_len(0)?;
    file.rewind()?;
    file.write_all(text.as_bytes())
}

/// The name of this computer, where the system tells it.
fn host() -> String {
    let told = std::fs::read_to_string("/proc/sys/kernel/hostname").ok();
    let named = || {
        ["COMPUTERNAME", "HOSTNAME"]
            .iter()
            .find_map(|name| std::env::var(name).ok())
    };
    told.or_else(named).unwrap_or_default().trim().to_owned()
}
