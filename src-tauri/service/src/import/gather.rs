//! The files to import: those that were named, and those in folders that were named, in the order of their names. Links are
//! not followed. Parallel files of a segmented text are one item.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use crate::error::{ApiError, ErrorCode};

/// Most files of one import.
const FILES: usize = 250_000;
/// Folders inside each other.
const DEPTH: usize = 16;

/// The items of `paths`.
///
/// # Errors
/// Where a path is not there or cannot be read, or there are too many files.
pub fn gather(paths: &[PathBuf]) -> Result<Vec<Vec<PathBuf>>, ApiError> {
    let mut files = Vec::new();
    for path in paths {
        let about =
            fs::symlink_metadata(path).map_err(|error| unreadable(path, &error.to_string()))?;
        if about.is_dir() {
            folder(path, 0, &mut files)?;
        } else {
            files.push(path.clone());
        }
    }
    Ok(items(files))
}

fn folder(path: &Path, depth: usize, files: &mut Vec<PathBuf>) -> Result<(), ApiError> {
    let entries = fs::read_dir(path).map_err(|error| unreadable(path, &error.to_string()))?;
    let mut entries: Vec<_> = entries.flatten().collect();
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        let hidden = entry.file_name().to_string_lossy().starts_with('.');
        let Ok(kind) = entry.file_type() else {
            continue;
        };
        if hidden || kind.is_symlink() {
            continue;
        }
        if kind.is_dir() && depth < DEPTH {
            folder(&entry.path(), depth + 1, files)?;
        } else if kind.is_file() {
            files.push(entry.path());
        }
        if files.len() > FILES {
            return Err(ApiError::new(ErrorCode::TooManyEntries)
                .with("path", path.display().to_string())
                .with("limit", FILES.to_string()));
        }
    }
    Ok(())
}

/// Files one by one; those whose names begin with the same text and end as segmented files do, together.
fn items(files: Vec<PathBuf>) -> Vec<Vec<PathBuf>> {
    let mut items: Vec<Vec<PathBuf>> = Vec::new();
    let mut segmented = BTreeMap::new();
    for file in files {
        match segments_of(&file) {
            Some(text) => {
                let at = *segmented.entry(text).or_insert_with(|| {
                    items.push(Vec::new());
                    items.len() - 1
                });
                items[at].push(file);
            }
            None => items.push(vec![file]),
        }
    }
    items
}

/// `mn10` of `mn10_root-pli-ms.json`.
fn segments_of(file: &Path) -> Option<String> {
    const KINDS: [&str; 6] = [
        "root",
        "translation",
        "html",
        "variant",
        "reference",
        "comment",
    ];
    let name = file.file_name()?.to_str()?.strip_suffix(".json")?;
    let (text, kind) = name.split_once('_')?;
    let kind = kind.split('-').next()?;
    KINDS.contains(&kind).then(|| text.to_owned())
}

fn unreadable(path: &Path, reason: &str) -> ApiError {
    ApiError::new(ErrorCode::TextUnreadable)
        .with("path", path.display().to_string())
        .with("reason", reason)
}
