//! What the system refused, as errors with words.

use std::io;

use colophon_core::model::RelPath;

use super::disk::Refused;
use crate::error::{ApiError, ErrorCode};

/// Why `file` cannot be read or written.
pub fn refused(file: &RelPath, why: Refused) -> ApiError {
    let code = match why {
        Refused::System(error) => return system(file.as_str(), &error),
        Refused::Link => ErrorCode::FileIsLink,
        Refused::NotAFile => ErrorCode::NotAFile,
        Refused::TooLarge => ErrorCode::FileTooLarge,
        Refused::Protected => ErrorCode::FileProtected,
        Refused::Reserved => ErrorCode::FileReserved,
    };
    ApiError::new(code).with("file", file.as_str())
}

/// An error of the system at `path`.
pub fn system(path: &str, error: &io::Error) -> ApiError {
    let code = match error.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => ErrorCode::DiskFull,
        io::ErrorKind::ReadOnlyFilesystem => ErrorCode::DiskReadOnly,
        io::ErrorKind::PermissionDenied => ErrorCode::NotPermitted,
        _ => ErrorCode::WriteFailed,
    };
    let refusal = ApiError::new(code).with("file", path);
    if code == ErrorCode::WriteFailed {
        return refusal.with("reason", error.to_string());
    }
    refusal
}

/// These files are no longer what the change starts from.
pub fn moved_on(files: &[&str]) -> ApiError {
    ApiError::new(ErrorCode::FilesMovedOn).with("files", files.join(", "))
}
