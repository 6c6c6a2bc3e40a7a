//! Files as callers name them. Every path comes from what was read, or lies in the folder of a master that was.

use std::sync::Arc;

use colophon_core::edit::Digest;
use colophon_core::model::{Entry, Master, RelPath};

use super::Desk;
use crate::convert::file_id;
use crate::error::{ApiError, ErrorCode};
use crate::nearest::find_master;
use crate::session::Session;
use crate::wire::FileRef;
use crate::workspace::entry_of;

/// How callers name the file at `path`.
pub fn file_ref(session: &Session, path: &RelPath) -> FileRef {
    let workspace = &session.workspace;
    let owner = workspace
        .masters()
        .find(|m| path.below(&m.folder).is_some());
    // Of two masters with one slug only the first can be named by it.
    let named = owner.filter(|m| {
        workspace
            .master(&m.slug)
            .is_some_and(|n| std::ptr::eq(n, *m))
    });
    FileRef {
        master: named.map(|m| m.slug.clone()),
        file: named.map_or_else(|| path.as_str().to_owned(), |m| file_id(m, path)),
    }
}

/// The path that a caller names.
///
/// # Errors
/// Where there is no such master.
pub fn path_of(session: &Session, file: &FileRef) -> Result<RelPath, ApiError> {
    match &file.master {
        Some(slug) => Ok(find_master(&session.workspace, slug)?.path(&file.file)),
        None => Ok(RelPath::new(&file.file)),
    }
}

/// What was read at `path`.
pub fn entry<'a>(session: &'a Session, path: &RelPath) -> Option<&'a Entry> {
    let workspace = &session.workspace;
    let of_masters = workspace
        .masters()
        .find_map(|master: &Master| master.files.get(path));
    of_masters.or_else(|| workspace.rest.get(path))
}

/// The text that was read at `path`.
pub fn text<'a>(session: &'a Session, path: &RelPath) -> Option<&'a str> {
    let file = entry(session, path).and_then(Entry::read)?;
    Some(&file.text)
}

/// The digest of a text.
pub fn digest(text: &str) -> Digest {
    Digest::of(text.as_bytes())
}

impl Desk {
    /// The path of a file that can hold a text: one that was read, or one in a master's folder where nothing stands
    /// that could not be read.
    pub(super) fn text_path(&self, file: &FileRef) -> Result<RelPath, ApiError> {
        let session = Arc::clone(&self.session);
        let path = path_of(&session, file)?;
        let can_be = match entry(&session, &path) {
            Some(entry) => entry.read().is_some(),
            None => file.master.is_some() && entry_of(&path, b"", true).is_some(),
        };
        can_be.then_some(path).ok_or_else(|| unknown(file))
    }
}

/// There is no such file.
pub fn unknown(file: &FileRef) -> ApiError {
    ApiError::new(ErrorCode::UnknownFile).with("file", &file.file)
}
