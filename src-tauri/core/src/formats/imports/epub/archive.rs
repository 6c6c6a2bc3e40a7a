//! The archive: opened with limits on entries, sizes and expansion; names that lead out of it, and links, are refused.

use std::io::{Cursor, Read as _};

use zip::ZipArchive;
use zip::result::ZipError;

use crate::formats::imports::ImportError;

/// Most entries.
const ENTRIES: usize = 10_000;
/// Most bytes of one entry, expanded.
const ENTRY: u64 = 64 << 20;
/// Most bytes of all that is read, expanded.
const TOTAL: u64 = 256 << 20;
/// How often an entry may be longer than what stands in the archive for it; short ones may.
const RATIO: u64 = 200;
const SHORT: u64 = 1 << 20;

/// An archive whose names were looked at.
pub struct Archive<'a> {
    zip: ZipArchive<Cursor<&'a [u8]>>,
    names: Vec<String>,
    read: u64,
}

impl<'a> Archive<'a> {
    /// Opens it.
    pub fn open(bytes: &'a [u8]) -> Result<Self, ImportError> {
        let mut zip = ZipArchive::new(Cursor::new(bytes)).map_err(|error| refused(&error))?;
        if zip.len() > ENTRIES {
            return Err(limit("entries", ENTRIES as u64));
        }
        let mut names = Vec::with_capacity(zip.len());
        for number in 0..zip.len() {
            let entry = zip.by_index_raw(number).map_err(|error| refused(&error))?;
            let name = entry.name().map_err(|error| refused(&error))?.into_owned();
            if !is_inside(&name) {
                return Err(ImportError::new("import-archive-name").with("name", name));
            }
            if entry.is_symlink() {
                return Err(ImportError::new("import-archive-link").with("name", name));
            }
            if entry.encrypted() {
                return Err(ImportError::new("import-protected"));
            }
            names.push(name);
        }
        Ok(Self {
            zip,
            names,
            read: 0,
        })
    }

    /// Whether there is an entry of that name.
    pub fn has(&self, name: &str) -> bool {
        self.names.iter().any(|known| known == name)
    }

    /// The content of the first entry.
    pub fn first(&mut self) -> Result<Vec<u8>, ImportError> {
        match self.names.first().cloned() {
            Some(name) if name == "mimetype" => self.read(&name),
            _ => Err(ImportError::new("import-not-epub")),
        }
    }

    /// The content of an entry.
    pub fn read(&mut self, name: &str) -> Result<Vec<u8>, ImportError> {
        let Some(number) = self.names.iter().position(|known| known == name) else {
            return Err(ImportError::new("import-part-missing").with("part", name));
        };
        let entry = self.zip.by_index(number).map_err(|error| refused(&error))?;
        let packed = entry.compressed_size();
        // What the archive says of sizes is not believed: one byte too many is asked for and found.
        let most = ENTRY.min(TOTAL.saturating_sub(self.read));
        let most = most.min(packed.saturating_mul(RATIO).max(SHORT));
        let mut content = Vec::new();
        let read = entry.take(most + 1).read_to_end(&mut content);
        read.map_err(|error| ImportError::new("import-archive").with("reason", error.to_string()))?;
        let length = content.len() as u64;
        if length > most {
            return Err(limit("bytes", most));
        }
        self.read += length;
        Ok(content)
    }
}

fn limit(what: &str, most: u64) -> ImportError {
    let error = ImportError::new("import-archive-limit").with("what", what);
    error.with("most", most.to_string())
}

fn refused(error: &ZipError) -> ImportError {
    ImportError::new("import-archive").with("reason", error.to_string())
}

/// Whether `name` is a path inside the archive, spelt the one way there is.
fn is_inside(name: &str) -> bool {
    let odd = |c: char| c.is_control() || c == '\\' || c == ':';
    !name.is_empty()
        && !name.contains(odd)
        && !name.starts_with('/')
        && name
            .trim_end_matches('/')
            .split('/')
            .all(|part| !part.is_empty() && part != "." && part != "..")
}

#[cfg(test)]
mod tests {
    use super::is_inside;

    #[test]
    fn names_stay_inside() {
        for name in ["mimetype", "META-INF/container.xml", "OEBPS/文.xhtml", "a/"] {
            assert!(is_inside(name), "{name}");
        }
        for name in [
            "",
            "/etc/passwd",
            "../a",
            "a/../b",
            "a//b",
            "./a",
            "a\\b",
            "C:a",
            "a\0b",
        ] {
            assert!(!is_inside(name), "{name:?}");
        }
    }
}
