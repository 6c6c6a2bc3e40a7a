//! `cargo xtask corpus`: generated files of CBETA's kind on the disk, as many bytes as asked for. The same seed gives
//! the same files. Every second work has its apparatus in the body.

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};

use colophon_corpus::{Dialect, Document, Shape};

use crate::Outcome;
use crate::command::root;

/// Writes files of `size` bytes together, or a little more, into `into` or anew into `target/corpus`.
pub fn write(size: u64, seed: u64, into: Option<PathBuf>) -> Outcome {
    let folder = match into {
        Some(folder) => empty(folder)?,
        None => cleared(root().join("target/corpus"))?,
    };
    let mut written = 0;
    let mut paths = HashSet::new();
    // seeds next to each other would give two corpora the same files
    let seeds = (0..).map(|n: u64| seed.wrapping_mul(0x1_0000_0001).wrapping_add(n));
    for (seed, dialect) in seeds.zip([Dialect::P5, Dialect::P5a].into_iter().cycle()) {
        if written >= size {
            break;
        }
        let document = Document::of_seed(seed, Shape::WORK);
        let path = document.path();
        if paths.contains(&path) {
            continue;
        }
        let bytes = document.tei(dialect);
        write_file(&folder.join(&path), &bytes)?;
        written += bytes.len() as u64;
        paths.insert(path);
    }
    println!(
        "{} files, {written} bytes: {}",
        paths.len(),
        folder.display()
    );
    Ok(())
}

/// A number of bytes as one says it: `300M`, `2G`, `4096`.
pub fn size(said: &str) -> Result<u64, String> {
    let (number, unit) = match said.char_indices().next_back() {
        Some((at, 'K')) => (&said[..at], 1 << 10),
        Some((at, 'M')) => (&said[..at], 1 << 20),
        Some((at, 'G')) => (&said[..at], 1 << 30),
        _ => (said, 1),
    };
    let number: u64 = number
        .parse()
        .map_err(|_| "a number, with K, M or G behind it where it is large".to_owned())?;
    number
        .checked_mul(unit)
        .ok_or_else(|| "that is too large".to_owned())
}

/// Someone else's folder is only ever added to, and only where nothing is lost.
fn empty(folder: PathBuf) -> Result<PathBuf, String> {
    let has_entries = fs::read_dir(&folder).is_ok_and(|mut entries| entries.next().is_some());
    if has_entries {
        return Err(format!("{} is not empty.", folder.display()));
    }
    Ok(folder)
}

fn cleared(folder: PathBuf) -> Result<PathBuf, String> {
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(|error| failed(&folder, &error))?;
    }
    Ok(folder)
}

fn write_file(path: &Path, bytes: &[u8]) -> Outcome {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(|error| failed(folder, &error))?;
    }
    fs::write(path, bytes).map_err(|error| failed(path, &error))
}

fn failed(path: &Path, error: &std::io::Error) -> String {
    format!("{}: {error}.", path.display())
}

#[cfg(test)]
mod tests {
    use super::size;

    #[test]
    fn sizes_are_said_as_usual() {
        let said = ["4096", "3K", "300M", "2G"].map(size);
        assert_eq!(said, [4096, 3072, 314_572_800, 2_147_483_648].map(Ok));
        for wrong in ["", "M", "3m", "-1", "1.5G", "99999999999G"] {
            assert!(size(wrong).is_err(), "{wrong}");
        }
    }
}
