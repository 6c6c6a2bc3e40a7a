//! Texts put into the library, as a job: each file is kept, read and told about; one that is refused does not stop the rest.

use std::path::{Path, PathBuf};

use colophon_core::formats::imports::{Choice, Format, encoding::Encoding};
use serde::{Deserialize, Serialize};

use super::{Outcome, read_files};
use crate::error::ApiError;
use crate::jobs::{Control, Job};
use crate::library::{Added, Library};

/// Bytes after which what was added is made lasting.
const TOGETHER: usize = 16 << 20;

/// How files are read.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ToLibrary {
    /// The format, where it was chosen.
    pub format: Option<String>,
    /// The encoding, where it was chosen.
    pub encoding: Option<String>,
}

/// Jobs that put texts into the library and were neither finished nor given up.
#[must_use]
pub fn unfinished(jobs: &Path) -> Vec<Job<ToLibrary>> {
    Job::unfinished(jobs)
}

/// Does `job`: what became of each item.
///
/// # Errors
/// Where it was cancelled, or the disk refuses. What is done stays done.
pub fn add_to_library(
    library: &mut Library,
    job: &Job<ToLibrary>,
    control: &Control,
    now: u64,
    told: impl FnMut(usize),
) -> Result<Vec<Outcome>, ApiError> {
    let task = &job.order.task;
    let choice = Choice {
        format: task.format.as_deref().and_then(Format::named),
        encoding: task.encoding.as_deref().and_then(Encoding::named),
    };
    let mut waiting = 0;
    let done = job.run(
        control,
        |files: &[PathBuf]| {
            let read = match read_files(files, choice, now) {
                Ok(read) => read,
                Err(error) => return Ok(Outcome::refused(files, error)),
            };
            let mut outcome = Outcome::read(files, &read);
            let texts: Vec<_> = read
                .texts
                .into_iter()
                .map(|parsed| (parsed.text, parsed.report))
                .collect();
            let added = library.add(&read.source, &read.bytes, &texts)?;
            for (text, added) in outcome.texts.iter_mut().zip(added) {
                text.known = matches!(added, Added::Known(_));
            }
            waiting += read.bytes.len();
            if waiting > TOGETHER {
                waiting = 0;
                library.commit()?;
            }
            Ok(outcome)
        },
        told,
    );
    library.commit()?;
    done
}
