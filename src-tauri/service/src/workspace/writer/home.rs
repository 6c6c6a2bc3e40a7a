//! Where the history of a workspace is kept: in `.colophon` inside it, or, where that cannot be written, in the
//! program's state folder.

use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use cap_fs_ext::DirExt as _;
use cap_std::ambient_authority;
use cap_std::fs::{Dir, OpenOptions};
use colophon_core::edit::Digest;

use super::Mode;
use crate::error::ApiError;
use crate::workspace::history::History;
use crate::workspace::lock::{Asked, Holder, Lock};
use crate::workspace::save::{moment, system};

/// The program's folder in a workspace.
const FOLDER: &str = ".colophon";
/// The history in it.
const HISTORY: &str = "history.sqlite";
/// So many digits of a digest tell workspaces apart in the state folder.
const DIGITS: usize = 32;

/// A history that is open, and what may be done with it.
pub struct Home {
    pub history: History,
    pub mode: Mode,
    pub keeps_drafts: bool,
    pub lock: Option<Lock>,
    pub set_aside: Option<PathBuf>,
}

/// Whether the workspace at `root` has a home.
pub fn is_there(root: &Path, state: &Path) -> bool {
    let absolute = root.canonicalize().unwrap_or_else(|_| root.to_path_buf());
    root.join(FOLDER).symlink_metadata().is_ok() || away(&absolute, state).exists()
}

/// The history of the workspace at `root`, to be looked at once.
pub fn look(root: &Path, state: &Path) -> Result<History, ApiError> {
    let inside = root.join(FOLDER).join(HISTORY);
    let here = inside.exists();
    History::look_once(&if here {
        inside
    } else {
        away(root, state).join(HISTORY)
    })
}

/// Whether a home can be made in the folder at `root`. Nothing is written to find out.
#[cfg(unix)]
pub fn can_write(root: &Path) -> bool {
    rustix::fs::access(root, rustix::fs::Access::WRITE_OK).is_ok()
}

/// The same where the system tells only by refusing.
#[cfg(not(unix))]
pub fn can_write(root: &Path) -> bool {
    root.metadata()
        .is_ok_and(|meta| !meta.permissions().readonly())
}

/// Finds the home of the workspace at `root`.
///
/// # Errors
/// Where there is not even memory for a history.
pub fn find(root: &Path, state: &Path, holder: &Holder) -> Result<Home, ApiError> {
    let away = away(root, state);
    let reason = match inside(root).and_then(|(dir, folder)| open(&dir, &folder, holder)) {
        Ok(mut home) => {
            if home.mode == Mode::Writer {
                bring_home(&mut home.history, &away.join(HISTORY), true);
            }
            return Ok(home);
        }
        Err(reason) => reason,
    };
    let outside = make(&away).and_then(|dir| open(&dir, &away, holder));
    let home = match outside {
        Ok(home) => home,
        Err(_) => Home {
            history: History::nowhere()?,
            mode: Mode::Writer,
            keeps_drafts: false,
            lock: None,
            set_aside: None,
        },
    };
    let mode = match home.mode {
        Mode::Writer => Mode::ReadOnly { reason },
        mode => mode,
    };
    Ok(Home { mode, ..home })
}

/// The history kept in `folder` (open as `dir`), for writing, or for reading where another program writes.
fn open(dir: &Dir, folder: &Path, holder: &Holder) -> Result<Home, ApiError> {
    let path = folder.join(HISTORY);
    let asked = Lock::ask(dir, holder).map_err(|error| system(FOLDER, &error))?;
    let lock = match asked {
        Asked::Held(lock) => lock,
        Asked::Taken(holder) => {
            return Ok(Home {
                history: History::look(&path).or_else(|_| History::nowhere())?,
                mode: Mode::Reader { holder },
                keeps_drafts: false,
                lock: None,
                set_aside: None,
            });
        }
    };
    let (mut history, begun) = History::open(&path)?;
    moment("history-opened");
    if let Some(damaged) = &begun.set_aside {
        bring_home(&mut history, damaged, false);
    }
    Ok(Home {
        history,
        mode: Mode::Writer,
        keeps_drafts: true,
        lock: Some(lock),
        set_aside: begun.set_aside,
    })
}

/// The program's folder in the workspace, made where it is missing.
fn inside(root: &Path) -> Result<(Dir, PathBuf), ApiError> {
    let made = Dir::open_ambient_dir(root, ambient_authority()).and_then(|root| {
        match root.create_dir(FOLDER) {
            // A history in a folder that the computer may forget would keep nothing.
            Ok(()) => root.open(".")?.sync_all()?,
            Err(error) if root.symlink_metadata(FOLDER).is_err() => return Err(error),
            Err(_) => {}
        }
        let dir = root.open_dir_nofollow(FOLDER)?;
        ignore(&dir)?;
        Ok(dir)
    });
    let dir = made.map_err(|error| system(FOLDER, &error))?;
    Ok((dir, root.join(FOLDER)))
}

/// Keeps the folder out of version control.
fn ignore(dir: &Dir) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    match dir.open_with(".gitignore", &options) {
        Ok(mut file) => file.write_all(b"*\n"),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(()),
        Err(error) => Err(error),
    }
}

/// The folder for the workspace at `root` in the state folder.
fn away(root: &Path, state: &Path) -> PathBuf {
    let digest = Digest::of(root.as_os_str().as_encoded_bytes()).to_string();
    state.join(&digest[..DIGITS])
}

fn make(folder: &Path) -> Result<Dir, ApiError> {
    std::fs::create_dir_all(folder)
        .and_then(|()| Dir::open_ambient_dir(folder, ambient_authority()))
        .map_err(|error| system(&folder.display().to_string(), &error))
}

/// Copies the drafts of the history at `path` that this one has none for, and drops them there where it is told to.
/// What cannot be read stays where it is.
fn bring_home(history: &mut History, path: &Path, drop_there: bool) {
    if !path.exists() {
        return;
    }
    let from = if drop_there {
        History::open(path).map(|(from, _)| from)
    } else {
        History::look(path)
    };
    let Ok(mut from) = from else { return };
    for draft in from.drafts().unwrap_or_default() {
        let is_new = matches!(history.draft(&draft.file), Ok(None));
        if is_new && history.keep_draft(&draft).is_ok() && drop_there {
            let _ = from.drop_draft(&draft.file);
        }
    }
}
