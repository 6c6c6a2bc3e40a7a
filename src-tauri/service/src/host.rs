//! What the service needs from whoever runs it. A window answers with a dialog, a test with a fixed folder.

use std::path::PathBuf;

/// The shell around the service.
pub trait Host: Send + Sync {
    /// Asks the person for a folder; blocks until they answer. `None` where they changed their mind.
    fn pick_folder(&self) -> Option<PathBuf>;

    /// Asks the person for files; blocks until they answer. `None` where they changed their mind.
    fn pick_files(&self) -> Option<Vec<PathBuf>>;

    /// The time: seconds since 1970-01-01 UTC.
    fn now(&self) -> u64;
}
