//! One file of a folder to an entry of the tree.

use std::io::Read as _;

use cap_fs_ext::{FollowSymlinks, OpenOptionsFollowExt, OpenOptionsSyncExt};
use cap_std::fs::{Dir, File, OpenOptions};
use colophon_core::model::{Entry, RelPath, SourceFile, Unreadable};

use super::scan::MAX_FILE_BYTES;

/// Reads the file `name` of `dir`. `path` is its path inside the workspace. What cannot be read becomes an entry
/// that says why.
pub fn read_file(dir: &Dir, name: &std::ffi::OsStr, path: &RelPath) -> Entry {
    match open(dir, name).and_then(read) {
        Ok(bytes) => decoded(path, bytes),
        Err(unreadable) => Entry::Unreadable(unreadable),
    }
}

/// The entry of the file at `path` that holds `bytes`.
pub fn decoded(path: &RelPath, bytes: Vec<u8>) -> Entry {
    if bytes.len() as u64 > MAX_FILE_BYTES {
        return Entry::Unreadable(too_large(bytes.len() as u64));
    }
    match String::from_utf8(bytes) {
        Ok(text) => Entry::Read(SourceFile::new(path.clone(), text)),
        Err(error) => Entry::Unreadable(Unreadable::NotUtf8 {
            offset: error.utf8_error().valid_up_to(),
        }),
    }
}

const fn too_large(size: u64) -> Unreadable {
    Unreadable::TooLarge {
        size,
        limit: MAX_FILE_BYTES,
    }
}

/// The words of an error of the operating system.
pub fn refused(error: &std::io::Error) -> Unreadable {
    Unreadable::Refused {
        reason: error.to_string(),
        lasting: false,
    }
}

/// Opens without following a link and without waiting for the other end of a pipe.
fn open(dir: &Dir, name: &std::ffi::OsStr) -> Result<File, Unreadable> {
    let mut options = OpenOptions::new();
    options.read(true).follow(FollowSymlinks::No).nonblock(true);
    dir.open_with(name, &options)
        .map_err(|error| refused(&error))
}

fn read(file: File) -> Result<Vec<u8>, Unreadable> {
    let meta = file.metadata().map_err(|error| refused(&error))?;
    if !meta.is_file() {
        return Err(Unreadable::NotAFile);
    }
    if meta.len() > MAX_FILE_BYTES {
        return Err(too_large(meta.len()));
    }
    let mut bytes = Vec::with_capacity(usize::try_from(meta.len()).unwrap_or(0) + 1);
    let read = file.take(MAX_FILE_BYTES + 1).read_to_end(&mut bytes);
    let read = read.map_err(|error| refused(&error))? as u64;
    if read > MAX_FILE_BYTES {
        return Err(too_large(read));
    }
    Ok(bytes)
}
