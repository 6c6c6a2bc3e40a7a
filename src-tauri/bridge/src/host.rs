//! A host without a window: every folder dialog is answered with the same folder.

use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

use colophon_service::Host;

/// Answers with this folder.
pub struct FixedHost(pub Option<PathBuf>);

impl Host for FixedHost {
    fn pick_folder(&self) -> Option<PathBuf> {
        self.0.clone()
    }

    fn now(&self) -> u64 {
        SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .map_or(0, |since| since.as_secs())
    }
}
