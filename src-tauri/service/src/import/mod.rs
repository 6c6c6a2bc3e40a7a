//! Files of other corpora brought in: gathered, read one by one, and told about. What becomes of the texts, passages of a
//! master or texts of the library, is decided by whoever calls.

mod gather;
mod library;
mod outcome;
mod passages;
mod read;
mod report;

pub use gather::gather;
pub use library::{ToLibrary, add_to_library, unfinished};
pub use outcome::{Outcome, Refusal, TextOutcome};
pub use passages::{Given, Prepared, prepare};
pub use read::{FileRead, read_files};
pub use report::report;
