//! A folder on disk to a workspace.

use std::path::Path;

use colophon_core::formats::load_opened;
use colophon_core::model::{Entry, FileTree, Unreadable, Workspace};

use super::{Watch, read_tree};
use crate::error::{ApiError, ErrorCode};

/// Reads the folder at `root` as a workspace.
///
/// # Errors
/// Where the folder cannot be read, or holds no master: a check of nothing must not look like a pass.
pub fn open(root: &Path, watch: &Watch<'_>) -> Result<Workspace, ApiError> {
    let tree = read_tree(root, watch)?;
    let workspace = load_opened(tree, &folder_name(root));
    if workspace.masters.is_empty() {
        return Err(nothing_found(root, &workspace.rest));
    }
    Ok(workspace)
}

/// The name of the folder at `root`. `.` and the like have none of their own until they are made absolute.
#[must_use]
pub fn folder_name(root: &Path) -> String {
    let absolute = root.canonicalize().unwrap_or_else(|_| root.to_path_buf());
    let name = absolute.file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}

/// No master was found: because something could not be read, or because there is none.
fn nothing_found(root: &Path, rest: &FileTree) -> ApiError {
    let refused = rest.iter().find_map(|(path, entry)| match entry {
        Entry::Unreadable(Unreadable::Refused { reason, .. }) => Some((path, reason)),
        _ => None,
    });
    match refused {
        Some((path, reason)) => ApiError::new(ErrorCode::FolderUnreadable)
            .with("path", root.join(path.as_str()).display().to_string())
            .with("reason", reason),
        None => ApiError::new(ErrorCode::NoMasters).with("path", root.display().to_string()),
    }
}
