//! Finds what masters need in a folder, and reads it: folders that look like masters, and the JSON files beside them.

use std::ffi::OsStr;
use std::fmt::Write as _;
use std::io;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};

use cap_fs_ext::DirExt as _;
use cap_std::ambient_authority;
use cap_std::fs::{Dir, DirEntry, FileType};
use colophon_core::model::{Entry, FileTree, RelPath, Unreadable};
use rayon::prelude::*;

use super::Watch;
use super::read::{decoded, read_file, refused};
use crate::error::{ApiError, ErrorCode};
use crate::wire::Phase;

/// A text of a master is never larger.
pub const MAX_FILE_BYTES: u64 = 16 << 20;
/// A master's folders are never nested deeper.
pub const MAX_DEPTH: usize = 16;
/// A folder of masters never holds more entries.
pub const MAX_ENTRIES: usize = 250_000;

/// The files beside the masters (masters.md §1.14).
const BESIDE: [&str; 2] = ["routing.json", "skill-catalog.json"];
/// Folders of a repository that hold masters.
const SHELVES: [&str; 2] = ["prebuilt", "masters"];
/// Folders that hold no text of a master: archives and what tools leave behind.
const SKIPPED: [&str; 4] = ["node_modules", "target", "versions", "__pycache__"];
/// What only a file can be named; a folder of such a name stands where a text should.
const TEXT: [&str; 3] = ["md", "json", "jsonl"];
/// Files that are no text. They are looked at only to see that they are files of a sensible size.
const NOT_TEXT: [&str; 18] = [
    "png", "jpg", "jpeg", "gif", "webp", "ico", "pdf", "epub", "docx", "zip", "gz", "mp3", "mp4",
    "ttf", "otf", "woff", "woff2", "pyc",
];

/// Reads the folder at `root`: itself a master, a folder of masters, or a repository of them. Links, pipes, large
/// and undecodable files become entries that say so.
///
/// # Errors
/// Where the folder itself cannot be read or holds too many entries, or the work was cancelled.
pub fn read_tree(root: &Path, watch: &Watch<'_>) -> Result<FileTree, ApiError> {
    let dir = open_root(root)?;
    let scan = Scan {
        watch,
        entries: AtomicUsize::new(0),
    };
    let (mut tree, masters) = scan.survey(&dir).map_err(|error| error.at(root))?;
    let done = AtomicUsize::new(0);
    let read: Result<Vec<FileTree>, Stop> = masters
        .par_iter()
        .map(|master| {
            let tree = scan.master(&dir, master)?;
            let done = done.fetch_add(1, Ordering::Relaxed) + 1;
            (watch.progress)(Phase::Reading, done, masters.len());
            Ok(tree)
        })
        .collect();
    for part in read.map_err(|error| error.at(root))? {
        tree.extend(part);
    }
    Ok(tree)
}

fn open_root(root: &Path) -> Result<Dir, ApiError> {
    Dir::open_ambient_dir(root, ambient_authority()).map_err(|error| {
        let code = match error.kind() {
            io::ErrorKind::NotFound => ErrorCode::FolderMissing,
            io::ErrorKind::NotADirectory => ErrorCode::NotAFolder,
            _ => ErrorCode::FolderUnreadable,
        };
        ApiError::new(code)
            .with("path", root.display().to_string())
            .with("reason", error.to_string())
    })
}

/// Why a scan ended early.
enum Stop {
    Cancelled,
    TooMany,
}

impl Stop {
    fn at(self, root: &Path) -> ApiError {
        match self {
            Self::Cancelled => ApiError::new(ErrorCode::Cancelled),
            Self::TooMany => ApiError::new(ErrorCode::TooManyEntries)
                .with("path", root.display().to_string())
                .with("limit", MAX_ENTRIES.to_string()),
        }
    }
}

struct Scan<'a> {
    watch: &'a Watch<'a>,
    entries: AtomicUsize,
}

impl Scan<'_> {
    /// What lies beside the masters, and the folders of the masters by their path.
    fn survey(&self, root: &Dir) -> Result<(FileTree, Vec<String>), Stop> {
        let mut tree = FileTree::new();
        let mut masters = Vec::new();
        self.shelf(root, "", &mut tree, &mut masters)?;
        for shelf in SHELVES {
            if root.symlink_metadata(shelf).is_err() {
                continue;
            }
            match open_folder(root, shelf) {
                Ok(dir) => self.shelf(&dir, shelf, &mut tree, &mut masters)?,
                Err(why) => put(&mut tree, shelf, why),
            }
        }
        if masters.is_empty() && is_master(root, OsStr::new(".")) {
            masters.push(String::new());
        }
        masters.sort();
        Ok((tree, masters))
    }

    /// The masters of one folder, and the JSON files beside them.
    fn shelf(
        &self,
        dir: &Dir,
        prefix: &str,
        tree: &mut FileTree,
        masters: &mut Vec<String>,
    ) -> Result<(), Stop> {
        let entries = match dir.entries() {
            Ok(entries) => entries,
            Err(error) => {
                put(tree, prefix, refused(&error));
                return Ok(());
            }
        };
        for entry in entries {
            self.count()?;
            match entry {
                Ok(entry) => shelved(dir, &entry, prefix, tree, masters),
                Err(error) => put(tree, prefix, refused(&error)),
            }
        }
        Ok(())
    }

    /// Every file of the master at `folder`.
    fn master(&self, root: &Dir, folder: &str) -> Result<FileTree, Stop> {
        let mut tree = FileTree::new();
        let root = root.try_clone().map_err(|error| refused(&error));
        // Part by part, because a part can have become a link since the survey.
        let mut parts = folder.split('/').filter(|part| !part.is_empty());
        match root.and_then(|root| parts.try_fold(root, |dir, part| open_folder(&dir, part))) {
            Ok(dir) => self.folder(&dir, folder, 0, &mut tree)?,
            Err(why) => put(&mut tree, folder, why),
        }
        Ok(tree)
    }

    fn folder(
        &self,
        dir: &Dir,
        prefix: &str,
        depth: usize,
        tree: &mut FileTree,
    ) -> Result<(), Stop> {
        self.watch.cancel.check().map_err(|_| Stop::Cancelled)?;
        if depth > MAX_DEPTH {
            let reason = format!("nested deeper than {MAX_DEPTH} folders");
            put(
                tree,
                prefix,
                Unreadable::Refused {
                    reason,
                    lasting: true,
                },
            );
            return Ok(());
        }
        let entries = match dir.entries() {
            Ok(entries) => entries,
            Err(error) => {
                put(tree, prefix, refused(&error));
                return Ok(());
            }
        };
        for entry in entries {
            self.count()?;
            match entry {
                Ok(entry) => self.entry(dir, &entry, prefix, depth, tree)?,
                Err(error) => put(tree, prefix, refused(&error)),
            }
        }
        Ok(())
    }

    fn entry(
        &self,
        dir: &Dir,
        entry: &DirEntry,
        prefix: &str,
        depth: usize,
        tree: &mut FileTree,
    ) -> Result<(), Stop> {
        let name = entry.file_name();
        if skipped(&name) {
            return Ok(());
        }
        let path = join(prefix, &name);
        let is_folder = entry.file_type().is_ok_and(|kind| kind.is_dir());
        match name.to_str() {
            Some(name) if is_folder && !has_ending(name, &TEXT) => match open_folder(dir, name) {
                Ok(below) => self.folder(&below, &path, depth + 1, tree)?,
                Err(why) => put(tree, &path, why),
            },
            _ => {
                let read = file(dir, entry, &path);
                if !is_no_text(&path, &read) {
                    tree.insert(RelPath::new(&path), read);
                }
            }
        }
        Ok(())
    }

    fn count(&self) -> Result<(), Stop> {
        if self.entries.fetch_add(1, Ordering::Relaxed) >= MAX_ENTRIES {
            return Err(Stop::TooMany);
        }
        Ok(())
    }
}

/// What `entry` of a folder of masters is: a master, a file beside them, or a link where a master would be.
fn shelved(
    dir: &Dir,
    entry: &DirEntry,
    prefix: &str,
    tree: &mut FileTree,
    masters: &mut Vec<String>,
) {
    let name = entry.file_name();
    let path = join(prefix, &name);
    let kind = entry.file_type();
    let is = |wanted: fn(&FileType) -> bool| kind.as_ref().is_ok_and(wanted);
    let named = name.as_encoded_bytes().starts_with(b"master-");
    let beside = BESIDE.iter().any(|beside| name == *beside);
    let no_folder = is(FileType::is_symlink) || name.to_str().is_none();
    if beside || named && no_folder {
        tree.insert(RelPath::new(&path), file(dir, entry, &path));
    } else if is(FileType::is_dir) && !skipped(&name) && (named || is_master(dir, &name)) {
        masters.push(path);
    }
}

fn file(dir: &Dir, entry: &DirEntry, path: &str) -> Entry {
    let name = entry.file_name();
    if name.to_str().is_none() {
        let reason = "its name is not UTF-8".to_owned();
        return Entry::Unreadable(Unreadable::Refused {
            reason,
            lasting: true,
        });
    }
    match entry.file_type() {
        Ok(kind) if kind.is_symlink() => Entry::Unreadable(Unreadable::Link),
        Ok(kind) if !kind.is_file() => Entry::Unreadable(Unreadable::NotAFile),
        Ok(_) => read_file(dir, &name, &RelPath::new(path)),
        Err(error) => Entry::Unreadable(refused(&error)),
    }
}

/// Opens the folder `name` of `dir`, unless it is a link.
fn open_folder(dir: &Dir, name: &str) -> Result<Dir, Unreadable> {
    dir.open_dir_nofollow(name)
        .map_err(|error| match dir.symlink_metadata(name) {
            Ok(meta) if meta.is_symlink() => Unreadable::Link,
            _ => refused(&error),
        })
}

/// The entry that [`read_tree`] would make of `bytes` at `path`; `None` where it would not look. `itself` says whether
/// the folder read is itself a master, since all files of a master are looked at, but few of those beside masters.
pub fn entry_of(path: &RelPath, bytes: &[u8], itself: bool) -> Option<Entry> {
    let mut parts = path.as_str().split('/');
    if parts.any(|part| skipped(OsStr::new(part))) {
        return None;
    }
    let read = decoded(path, bytes.to_vec());
    let (folder, name) = path
        .as_str()
        .rsplit_once('/')
        .unwrap_or(("", path.as_str()));
    let on_shelf = folder.is_empty() || SHELVES.contains(&folder);
    let beside = !itself && on_shelf && !BESIDE.contains(&name);
    let unseen = is_no_text(path.as_str(), &read) || beside && read.read().is_none();
    (!unseen).then_some(read)
}

/// Whether it is a picture or the like, which no check looks at.
fn is_no_text(path: &str, read: &Entry) -> bool {
    let not_utf8 = matches!(read, Entry::Unreadable(Unreadable::NotUtf8 { .. }));
    not_utf8 && has_ending(path, &NOT_TEXT)
}

/// Whether the folder holds what makes a folder a master.
fn is_master(dir: &Dir, folder: &OsStr) -> bool {
    ["SKILL.md", "meta.json"]
        .iter()
        .any(|file| dir.symlink_metadata(Path::new(folder).join(file)).is_ok())
}

/// Whether entries of that name are never read.
pub fn skipped(name: &OsStr) -> bool {
    name.as_encoded_bytes().starts_with(b".") || SKIPPED.iter().any(|skipped| name == *skipped)
}

fn has_ending(path: &str, endings: &[&str]) -> bool {
    let extension = Path::new(path).extension().and_then(OsStr::to_str);
    extension.is_some_and(|e| endings.contains(&e.to_ascii_lowercase().as_str()))
}

/// The path of `name` below `prefix`. Bytes that are no UTF-8 are spelt out, so that no two names become one path.
fn join(prefix: &str, name: &OsStr) -> String {
    let mut path = prefix.to_owned();
    if !prefix.is_empty() {
        path.push('/');
    }
    for chunk in name.as_encoded_bytes().utf8_chunks() {
        path.push_str(chunk.valid());
        for byte in chunk.invalid() {
            let _ = write!(path, "\\x{byte:02X}");
        }
    }
    path
}

fn put(tree: &mut FileTree, path: &str, unreadable: Unreadable) {
    tree.insert(RelPath::new(path), Entry::Unreadable(unreadable));
}
