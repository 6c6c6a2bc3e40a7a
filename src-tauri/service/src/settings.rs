//! Settings of the program: one JSON file, written whole. A damaged file is set aside, never overwritten, and said.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use etcetera::BaseStrategy;
use serde::{Deserialize, Serialize};

use crate::error::{ApiError, ErrorCode};
use crate::wire::{LanguageTag, Theme};

const FILE: &str = "settings.json";
const SET_ASIDE: &str = "settings.damaged.json";
/// How many recent workspaces are remembered.
pub const MAX_RECENTS: usize = 10;

/// What is kept.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Language, once the person chose one.
    pub language: Option<LanguageTag>,
    /// Theme.
    pub theme: Theme,
    /// Whether what an input method is composing is drawn in the text itself.
    pub preedit: bool,
    /// Whether keys that stand alone, without a modifier, do anything outside of text fields.
    pub single_keys: bool,
    /// Workspaces opened before, newest first.
    pub recents: Vec<Recent>,
}

/// A workspace opened before.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Recent {
    /// Its folder.
    pub path: PathBuf,
    /// When it was opened last: seconds since 1970-01-01 UTC.
    pub opened_at: u64,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            theme: Theme::default(),
            preedit: true,
            single_keys: true,
            recents: Vec::new(),
        }
    }
}

impl Settings {
    /// Puts `path` first among the recent workspaces.
    pub fn remember(&mut self, path: &Path, now: u64) {
        self.recents.retain(|recent| recent.path != path);
        let recent = Recent {
            path: path.to_owned(),
            opened_at: now,
        };
        self.recents.insert(0, recent);
        self.recents.truncate(MAX_RECENTS);
    }
}

/// The settings and the file they are kept in.
#[derive(Debug)]
pub struct SettingsFile {
    folder: PathBuf,
    settings: Settings,
    set_aside: Option<String>,
}

impl SettingsFile {
    /// Reads the settings kept in `folder`; defaults where there are none. A file that does not parse is renamed.
    #[must_use]
    pub fn load(folder: &Path) -> Self {
        let mut file = Self {
            folder: folder.to_owned(),
            settings: Settings::default(),
            set_aside: None,
        };
        let Ok(bytes) = fs::read(folder.join(FILE)) else {
            return file;
        };
        match serde_json::from_slice(&bytes) {
            Ok(settings) => file.settings = settings,
            Err(_) => {
                if fs::rename(folder.join(FILE), folder.join(SET_ASIDE)).is_ok() {
                    file.set_aside = Some(SET_ASIDE.to_owned());
                }
            }
        }
        file
    }

    /// The settings.
    #[must_use]
    pub const fn get(&self) -> &Settings {
        &self.settings
    }

    /// The new name of a damaged file that was found at the start.
    #[must_use]
    pub fn set_aside(&self) -> Option<&str> {
        self.set_aside.as_deref()
    }

    /// Changes the settings and writes them, where that changes anything.
    ///
    /// # Errors
    /// Where they could not be written; they are changed all the same until the program ends.
    pub fn change(&mut self, change: impl FnOnce(&mut Settings)) -> Result<(), ApiError> {
        let before = self.settings.clone();
        change(&mut self.settings);
        if self.settings == before {
            return Ok(());
        }
        self.write().map_err(|error| {
            ApiError::new(ErrorCode::SettingsUnwritable).with("reason", error.to_string())
        })
    }

    /// Writes the whole file beside the old one, then puts it in its place.
    fn write(&self) -> io::Result<()> {
        fs::create_dir_all(&self.folder)?;
        let mut file = tempfile::NamedTempFile::new_in(&self.folder)?;
        let mut text = serde_json::to_vec_pretty(&self.settings)?;
        text.push(b'\n');
        file.write_all(&text)?;
        file.as_file().sync_all()?;
        file.persist(self.folder.join(FILE))?;
        fs::File::open(&self.folder)?.sync_all()
    }
}

/// The folder for settings: `over` where it is given, else Colophon's in the user's configuration folder.
///
/// # Errors
/// Where the system names no configuration folder.
pub fn config_folder(over: Option<PathBuf>) -> Result<PathBuf, ApiError> {
    if let Some(folder) = over {
        return Ok(folder);
    }
    Ok(base()?.config_dir().join("colophon"))
}

/// The folder for what cannot be kept in a workspace: `over` where it is given, else Colophon's in the user's folder
/// for state, or for data where the system knows no such folder.
///
/// # Errors
/// Where the system names neither.
pub fn state_folder(over: Option<PathBuf>) -> Result<PathBuf, ApiError> {
    if let Some(folder) = over {
        return Ok(folder);
    }
    let base = base()?;
    Ok(base
        .state_dir()
        .unwrap_or_else(|| base.data_dir())
        .join("colophon"))
}

/// Where the originals of the library are kept.
///
/// # Errors
/// Where the system names no home folder.
pub fn data_folder(over: Option<PathBuf>) -> Result<PathBuf, ApiError> {
    match over {
        Some(folder) => Ok(folder),
        None => Ok(base()?.data_dir().join("colophon")),
    }
}

/// Where the database of the library is kept, which may be deleted.
///
/// # Errors
/// Where the system names no home folder.
pub fn cache_folder(over: Option<PathBuf>) -> Result<PathBuf, ApiError> {
    match over {
        Some(folder) => Ok(folder),
        None => Ok(base()?.cache_dir().join("colophon")),
    }
}

fn base() -> Result<impl BaseStrategy, ApiError> {
    etcetera::choose_base_strategy().map_err(|error| {
        ApiError::new(ErrorCode::SettingsUnwritable).with("reason", error.to_string())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        let folder = tempfile::tempdir().unwrap();
        let mut file = SettingsFile::load(folder.path());
        assert_eq!(file.get(), &Settings::default());
        file.change(|s| {
            s.language = Some(LanguageTag::ZhHant);
            s.remember(Path::new("/a"), 1);
            s.remember(Path::new("/b"), 2);
            s.remember(Path::new("/a"), 3);
        })
        .unwrap();
        let again = SettingsFile::load(folder.path());
        assert_eq!(again.get(), file.get());
        assert_eq!(again.set_aside(), None);
        let recents = again.get().recents.iter();
        let recents: Vec<_> = recents.map(|r| (r.path.to_str(), r.opened_at)).collect();
        assert_eq!(recents, [(Some("/a"), 3), (Some("/b"), 2)]);
        let names = fs::read_dir(folder.path()).unwrap().count();
        assert_eq!(names, 1, "no temporary file is left");
    }

    #[test]
    fn a_damaged_file_is_set_aside() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join(FILE), "{\"theme\": \"dark\"").unwrap();
        let mut file = SettingsFile::load(folder.path());
        assert_eq!(file.set_aside(), Some(SET_ASIDE));
        assert_eq!(file.get(), &Settings::default());
        file.change(|s| s.preedit = false).unwrap();
        let kept = fs::read_to_string(folder.path().join(SET_ASIDE)).unwrap();
        assert_eq!(kept, "{\"theme\": \"dark\"");
        assert!(!SettingsFile::load(folder.path()).get().preedit);
    }

    #[test]
    fn only_ten_recents_are_kept() {
        let mut settings = Settings::default();
        for n in 0..12 {
            settings.remember(Path::new(&format!("/{n}")), n);
        }
        let kept: Vec<_> = settings.recents.iter().map(|r| r.opened_at).collect();
        assert_eq!(kept, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
    }

    #[test]
    fn no_change_writes_nothing() {
        let folder = tempfile::tempdir().unwrap();
        SettingsFile::load(folder.path()).change(|_| {}).unwrap();
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
    }
}
