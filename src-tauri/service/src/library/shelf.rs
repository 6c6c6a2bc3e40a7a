//! The truth on disk: originals by their hash, and a record for each text, `texts/000001.json`. A record is written after its
//! original, whole, so that a death leaves a text there or not there.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use colophon_core::edit::Digest;
use tempfile::NamedTempFile;

use super::record::{Record, Source};
use super::{TextId, unknown};
use crate::error::{ApiError, ErrorCode};

/// The truth on disk.
#[derive(Debug)]
pub struct Shelf {
    originals: PathBuf,
    texts: PathBuf,
}

impl Shelf {
    /// The shelf in the folder `data`.
    pub fn open(data: &Path) -> Result<Self, ApiError> {
        let library = data.join("library");
        let shelf = Self {
            originals: library.join("originals"),
            texts: library.join("texts"),
        };
        let make =
            fs::create_dir_all(&shelf.originals).and_then(|()| fs::create_dir_all(&shelf.texts));
        make.map_err(|error| refused(&library, &error))?;
        Ok(shelf)
    }

    /// Every record, by number. One that cannot be read is passed over; verifying tells it.
    pub fn records(&self) -> Result<BTreeMap<TextId, Record>, ApiError> {
        let ids = self.ids()?;
        Ok(ids
            .into_iter()
            .filter_map(|id| Some((id, self.record(id).ok()?)))
            .collect())
    }

    /// The numbers there are, readable or not.
    pub fn ids(&self) -> Result<Vec<TextId>, ApiError> {
        let entries = fs::read_dir(&self.texts).map_err(|error| refused(&self.texts, &error))?;
        let number = |name: String| name.strip_suffix(".json")?.parse().ok().map(TextId);
        let names = entries
            .flatten()
            .filter_map(|entry| entry.file_name().into_string().ok());
        let mut ids: Vec<_> = names.filter_map(number).collect();
        ids.sort_unstable();
        Ok(ids)
    }

    /// The record of a text.
    pub fn record(&self, id: TextId) -> Result<Record, ApiError> {
        let bytes = fs::read(self.path(id)).map_err(|_| unknown(id))?;
        serde_json::from_slice(&bytes).map_err(|_| unknown(id))
    }

    /// The texts of a file that are here, by their part.
    pub fn of_source(&self, source: &Source) -> Result<BTreeMap<u32, TextId>, ApiError> {
        if !self.original_path(&source.hash).exists() {
            return Ok(BTreeMap::new());
        }
        let records = self.records()?.into_iter();
        let same = records.filter(|(_, record)| record.source.hash == source.hash);
        Ok(same.map(|(id, record)| (record.part, id)).collect())
    }

    /// Puts a text in: its original, then its record, under the next number.
    pub fn put(&self, record: &Record, bytes: &[u8]) -> Result<TextId, ApiError> {
        let original = self.original_path(&record.source.hash);
        if !original.exists() {
            write(&original, bytes).map_err(|error| refused(&original, &error))?;
        }
        let next = self.ids()?.last().map_or(1, |last| last.0 + 1);
        let id = TextId(next);
        let path = self.path(id);
        let json = serde_json::to_vec(record).unwrap_or_default();
        write(&path, &json).map_err(|error| refused(&path, &error))?;
        Ok(id)
    }

    /// Takes a text out.
    pub fn take(&self, id: TextId) -> Result<Record, ApiError> {
        let record = self.record(id)?;
        let path = self.path(id);
        fs::remove_file(&path).map_err(|error| refused(&path, &error))?;
        if self.of_source(&record.source)?.is_empty() {
            let original = self.original_path(&record.source.hash);
            fs::remove_file(&original).map_err(|error| refused(&original, &error))?;
        }
        Ok(record)
    }

    /// The original of a text; whether it still is what its name says.
    pub fn original(&self, hash: &str) -> Result<Vec<u8>, ApiError> {
        let path = self.original_path(hash);
        let bytes = fs::read(&path).map_err(|error| refused(&path, &error))?;
        if Digest::of(&bytes).to_string() == hash {
            return Ok(bytes);
        }
        Err(ApiError::new(ErrorCode::OriginalChanged).with("path", path.display().to_string()))
    }

    fn path(&self, id: TextId) -> PathBuf {
        self.texts.join(format!("{:06}.json", id.0))
    }

    fn original_path(&self, hash: &str) -> PathBuf {
        self.originals.join(hash)
    }
}

/// Writes a file whole.
fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let folder = path.parent().unwrap_or(path);
    let mut file = NamedTempFile::new_in(folder)?;
    file.write_all(bytes)?;
    file.persist(path)?;
    Ok(())
}

fn refused(path: &Path, error: &io::Error) -> ApiError {
    ApiError::new(ErrorCode::LibraryRefused)
        .with("path", path.display().to_string())
        .with("reason", error.to_string())
}
