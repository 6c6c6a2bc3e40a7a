//! What is kept beside a master that was put away.

use serde::{Deserialize, Serialize};

use super::put_back::Item;

/// What is needed to take a master back; kept as JSON beside it.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Manifest {
    /// Version of this shape; 1.
    pub version: u32,
    /// Its slug.
    pub slug: String,
    /// Its display name.
    pub name: String,
    /// Where its folder was.
    pub folder: String,
    /// What the files beside the masters said of it.
    pub beside: Vec<Beside>,
}

/// What a file beside the masters said of it.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Beside {
    /// The file.
    pub file: String,
    /// What was taken out, in the order of the file.
    pub items: Vec<Item>,
}

impl Manifest {
    /// Reads a manifest. None where that is none that leads to a folder for masters.
    #[must_use]
    pub fn read(bytes: &[u8]) -> Option<Self> {
        let manifest: Self = serde_json::from_slice(bytes).ok()?;
        (manifest.version == 1 && is_inside(&manifest.folder)).then_some(manifest)
    }
}

/// Whether a master can lie there: a manifest comes with the folder, whoever wrote it.
fn is_inside(folder: &str) -> bool {
    folder
        .split('/')
        .all(|part| !part.is_empty() && !part.starts_with('.'))
}
