//! Folders of masters to open: the samples, a damaged copy of them, and other people's where they are at hand.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use tempfile::TempDir;

use crate::repository;

/// The sample masters.
#[must_use]
pub fn samples() -> PathBuf {
    repository().join("masters")
}

/// The folder named by `COLOPHON_MASTERS`, with masters that are not ours.
#[must_use]
pub fn others() -> Option<PathBuf> {
    std::env::var_os("COLOPHON_MASTERS").map(PathBuf::from)
}

/// A folder with a copy of the samples in its `masters`, to be written in.
///
/// # Errors
/// When the copy cannot be made.
pub fn copied() -> io::Result<TempDir> {
    let copy = TempDir::new()?;
    copy_folder(&samples(), &copy.path().join("masters"))?;
    Ok(copy)
}

/// A folder with a copy of the samples in its `masters`, with a zero-width space in a line of scripture.
///
/// # Errors
/// When the copy cannot be made, or the samples have no such line any more.
pub fn with_hidden_character() -> io::Result<TempDir> {
    let copy = copied()?;
    let file = copy
        .path()
        .join("masters/master-sengcan/sources/xinxinming-excerpts.md");
    let text = fs::read_to_string(&file)?;
    let damaged = text.replacen("唯嫌揀擇", "唯嫌\u{200b}揀擇", 1);
    if damaged == text {
        return Err(io::Error::other("the samples have no line to damage"));
    }
    fs::write(&file, damaged)?;
    Ok(copy)
}

fn copy_folder(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy_folder(&entry.path(), &target)?;
        } else {
            fs::copy(entry.path(), target)?;
        }
    }
    Ok(())
}
