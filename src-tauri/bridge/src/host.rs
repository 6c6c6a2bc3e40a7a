//! A host without a window: every dialog is answered with the same folder, or the same files.

use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

use colophon_service::Host;

/// Answers with this folder, and with these files.
pub struct FixedHost {
    pub folder: Option<PathBuf>,
    pub files: Vec<PathBuf>,
}

impl Host for FixedHost {
    fn pick_folder(&self) -> Option<PathBuf> {
        self.folder.clone()
    }

    fn pick_files(&self) -> Option<Vec<PathBuf>> {
        (!self.files.is_empty()).then(|| self.files.clone())
    }

    fn now(&self) -> u64 {
        SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .map_or(0, |since| since.as_secs())
    }
}
