//! Why a command could not do its job, and the exit status that says so.

use std::io::{self, ErrorKind, Write};

use colophon_core::report::{Language, visible};
use colophon_service::ApiError;

/// Exit status where the environment is at fault.
const ENVIRONMENT: u8 = 3;

/// Why a command ended early.
pub enum Failure {
    /// The service says why.
    Service(ApiError),
    /// Nothing could be printed or read.
    Io(io::Error),
}

impl From<ApiError> for Failure {
    fn from(error: ApiError) -> Self {
        Self::Service(error)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Self {
        Self::Io(error.into())
    }
}

impl Failure {
    /// Says why; the exit status. A reader that went away (`| head`) is told nothing and is no fault.
    pub fn report(self, language: Language, err: &mut impl Write) -> u8 {
        match self {
            Self::Io(error) if error.kind() == ErrorKind::BrokenPipe => 0,
            Self::Io(error) => {
                let _ = writeln!(err, "colophon: {}", visible(&error.to_string()));
                ENVIRONMENT
            }
            Self::Service(error) => {
                let _ = writeln!(err, "colophon: {}", visible(&error.message(language)));
                let _ = writeln!(err, "  {}", visible(&error.hint(language)));
                error.kind.exit_status()
            }
        }
    }
}
