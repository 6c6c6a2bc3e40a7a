//! Why a command could not do its job, and the exit status that says so.

use std::io::{self, Write};

use colophon_core::report::{Language, visible};
use colophon_service::{ApiError, ErrorCode};

/// Why a command ended early.
pub struct Failure(ApiError);

impl From<ApiError> for Failure {
    fn from(error: ApiError) -> Self {
        Self(error)
    }
}

/// Commands read by way of the service, so what fails here is what they print.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self(ApiError::new(ErrorCode::OutputUnwritable).with("reason", error.to_string()))
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Self {
        io::Error::from(error).into()
    }
}

impl Failure {
    /// Says why and what to do; the exit status.
    pub fn report(self, language: Language, err: &mut impl Write) -> u8 {
        let _ = writeln!(err, "colophon: {}", visible(&self.0.message(language)));
        let _ = writeln!(err, "  {}", visible(&self.0.hint(language)));
        self.0.kind.exit_status()
    }
}
