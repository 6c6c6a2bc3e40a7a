//! Bytes of another corpus to a [`Text`](crate::model::Text): one file or folder for each format.
//!
//! Unlike the readers of masters these fail as a whole: of a file that is not what it claims nothing is imported.
//! What a reader leaves out it counts, so that nothing is dropped silently. Nothing here is cleaned: that is the
//! sanitiser's part.

pub mod bilara;
pub mod cbeta;
mod detect;
pub mod encoding;
pub mod epub;
mod error;
pub mod excerpts;
pub mod plain;
mod read;
mod report;
mod rows;
pub mod tables;
pub mod tei84000;
pub mod xml;

pub use detect::{Format, detect};
pub use error::ImportError;
pub use read::{Choice, read};
pub use report::{Doubt, ParseReport, Parsed};

/// Most bytes of one file.
pub const MAX_BYTES: usize = 64 << 20;

/// Refuses a file that is longer than [`MAX_BYTES`].
pub(crate) fn check_size(bytes: &[u8]) -> Result<(), ImportError> {
    if bytes.len() > MAX_BYTES {
        return Err(ImportError::new("import-too-large").with("most", MAX_BYTES.to_string()));
    }
    Ok(())
}
