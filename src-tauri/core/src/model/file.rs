//! Files as they were found: text that was read, or the reason why not.

use std::collections::BTreeMap;
use std::fmt;

use crate::text::LineIndex;

/// A path inside one folder, with `/` between its parts; never absolute, never climbing.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RelPath(String);

impl RelPath {
    /// A path from its parts joined by `/`. Empty, `.` and `..` parts are left out, so the result never climbs.
    #[must_use]
    pub fn new(path: &str) -> Self {
        let parts: Vec<&str> = path
            .split('/')
            .filter(|p| !matches!(*p, "" | "." | ".."))
            .collect();
        Self(parts.join("/"))
    }

    /// The path with `/` between its parts.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The last part.
    #[must_use]
    pub fn file_name(&self) -> &str {
        self.0.rsplit('/').next().unwrap_or(&self.0)
    }

    /// The folders that it lies in, from the outermost (empty: the workspace itself) on.
    pub fn folders(&self) -> impl Iterator<Item = &str> {
        let below = self.0.match_indices('/').map(|(at, _)| &self.0[..at]);
        std::iter::once("").chain(below)
    }

    /// The path below `folder`, where it lies below it.
    #[must_use]
    pub fn below(&self, folder: &str) -> Option<&str> {
        if folder.is_empty() {
            return Some(&self.0);
        }
        self.0.strip_prefix(folder)?.strip_prefix('/')
    }
}

impl fmt::Display for RelPath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A text file as it stands on disk, byte for byte (a byte order mark included), and where its lines begin.
#[derive(Debug, Clone)]
pub struct SourceFile {
    /// Path inside the workspace.
    pub path: RelPath,
    /// The whole text, a leading U+FEFF included.
    pub text: String,
    /// Line starts of `text`.
    pub lines: LineIndex,
}

impl SourceFile {
    /// A file from its path and text.
    #[must_use]
    pub fn new(path: RelPath, text: String) -> Self {
        let lines = LineIndex::new(&text);
        Self { path, text, lines }
    }

    /// Whether the text begins with a byte order mark.
    #[must_use]
    pub fn has_bom(&self) -> bool {
        self.text.starts_with('\u{feff}')
    }
}

/// Why a file that is there could not be read. Unreadable is not absent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unreadable {
    /// Not UTF-8 from byte `offset` on.
    NotUtf8 {
        /// First byte that fits no character.
        offset: usize,
    },
    /// More than `limit` bytes.
    TooLarge {
        /// Size in bytes.
        size: u64,
        /// The limit in bytes.
        limit: u64,
    },
    /// A link, which is never followed: it may lead out of the folder.
    Link,
    /// A pipe, socket or device.
    NotAFile,
    /// The operating system refused; its words.
    Refused {
        /// What the system said, in its own words.
        reason: String,
        /// Whether it will say so again: for the name or the depth of the file itself, not for the moment.
        lasting: bool,
    },
}

/// What stands at one path.
#[derive(Debug, Clone)]
pub enum Entry {
    /// A text that was read.
    Read(SourceFile),
    /// Something that was not.
    Unreadable(Unreadable),
}

impl Entry {
    /// The file, where it was read.
    #[must_use]
    pub fn read(&self) -> Option<&SourceFile> {
        match self {
            Self::Read(file) => Some(file),
            Self::Unreadable(_) => None,
        }
    }

    /// Why it was not read, where it was not.
    #[must_use]
    pub const fn unreadable(&self) -> Option<&Unreadable> {
        match self {
            Self::Read(_) => None,
            Self::Unreadable(why) => Some(why),
        }
    }
}

/// Every file of a workspace by path, in path order.
pub type FileTree = BTreeMap<RelPath, Entry>;
