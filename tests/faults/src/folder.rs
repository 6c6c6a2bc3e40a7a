//! A folder as a value, and copies of folders.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::Path;

/// What the program keeps for itself; of this only the trash is content.
const OWN: &str = ".colophon";
const TRASH: &str = "trash";

/// Every file by its path, with its bytes; every folder with nothing.
pub type Contents = BTreeMap<String, Option<Vec<u8>>>;

/// What is in `folder`, the program's own files left out.
///
/// # Errors
/// Where it cannot be read.
pub fn contents(folder: &Path) -> io::Result<Contents> {
    let mut found = Contents::new();
    read(folder, "", &mut found)?;
    Ok(found)
}

fn read(folder: &Path, prefix: &str, found: &mut Contents) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let path = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if prefix == format!("{OWN}/") && entry.file_name() != TRASH {
            continue;
        }
        if entry.file_type()?.is_dir() {
            read(&entry.path(), &format!("{path}/"), found)?;
            if path != OWN && path != format!("{OWN}/{TRASH}") {
                found.insert(path, None);
            }
        } else {
            found.insert(path, Some(fs::read(entry.path())?));
        }
    }
    Ok(())
}

/// What differs between two contents, in words; empty where nothing does.
#[must_use]
pub fn difference(wanted: &Contents, found: &Contents) -> Vec<String> {
    let missing = wanted
        .keys()
        .filter(|path| !found.contains_key(*path))
        .map(|path| format!("{path} is missing"));
    let other = found
        .iter()
        .filter_map(|(path, bytes)| match wanted.get(path) {
            None => Some(format!("{path} is too many")),
            Some(wanted) if wanted != bytes => Some(format!("{path} has other content")),
            Some(_) => None,
        });
    missing.chain(other).collect()
}

/// Copies the folder `from`, all of it, to `to`, which need not be there.
///
/// # Errors
/// Where something cannot be copied.
pub fn copy(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &target)?;
        } else {
            fs::copy(entry.path(), target)?;
        }
    }
    Ok(())
}
