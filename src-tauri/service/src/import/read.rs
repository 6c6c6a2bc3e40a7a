//! The files of one item, read.

use std::fs::{self, File};
use std::io::Read as _;
use std::path::{Path, PathBuf};

use colophon_core::edit::Digest;
use colophon_core::formats::imports::{
    self, Choice, Format, ImportError, MAX_BYTES, Parsed, bilara,
};

use crate::library::record::Source;

/// What reading the files of an item gave.
pub struct FileRead {
    /// Where it came from.
    pub source: Source,
    /// The bytes that are kept: the file, or all files of a segmented text in one.
    pub bytes: Vec<u8>,
    /// The texts.
    pub texts: Vec<Parsed>,
}

/// Reads the files of an item.
///
/// # Errors
/// Where one cannot be read, or is not what it claims to be.
pub fn read_files(files: &[PathBuf], choice: Choice, now: u64) -> Result<FileRead, ImportError> {
    let (name, bytes) = match files {
        [one] => (name_of(one), content(one)?),
        several => {
            let read = |file: &PathBuf| Ok((name_of(file), content(file)?));
            let parts = several.iter().map(read).collect::<Result<Vec<_>, _>>()?;
            let name = parts
                .first()
                .map_or_else(String::new, |(name, _)| name.clone());
            (name, bilara::bundle(&parts)?)
        }
    };
    let choice = match files {
        [_] => choice,
        _ => Choice {
            format: Some(Format::Bilara),
            ..choice
        },
    };
    let texts = imports::read(&name, &bytes, choice)?;
    let format = choice.format.or_else(|| imports::detect(&name, &bytes));
    let source = Source {
        hash: Digest::of(&bytes).to_string(),
        name,
        format: format.map_or("", Format::name).to_owned(),
        encoding: choice.encoding.map(|encoding| encoding.name().to_owned()),
        added: now,
    };
    Ok(FileRead {
        source,
        bytes,
        texts,
    })
}

fn name_of(file: &Path) -> String {
    file.file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned()
}

/// The bytes of a plain file.
fn content(path: &Path) -> Result<Vec<u8>, ImportError> {
    let unreadable = |reason: String| {
        ImportError::new("import-unreadable")
            .with("file", name_of(path))
            .with("reason", reason)
    };
    let kind = fs::symlink_metadata(path).map_err(|error| unreadable(error.to_string()))?;
    if !kind.is_file() {
        return Err(ImportError::new("import-not-a-file").with("file", name_of(path)));
    }
    let file = File::open(path).map_err(|error| unreadable(error.to_string()))?;
    let mut bytes = Vec::new();
    let most = MAX_BYTES as u64 + 1;
    file.take(most)
        .read_to_end(&mut bytes)
        .map_err(|error| unreadable(error.to_string()))?;
    if bytes.len() > MAX_BYTES {
        return Err(ImportError::new("import-too-large").with("most", MAX_BYTES.to_string()));
    }
    Ok(bytes)
}
