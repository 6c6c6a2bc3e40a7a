//! A version that is not three numbers with dots between them (masters.md §1.2).

use crate::checks::{Check, Edit, Found, Run, shape};
use crate::model::{Master, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "meta/version-not-three-numbers",
    severity: Severity::Warning,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"version\": \"1.0.0\"",
        with: "\"version\": \"v1\"",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"version\": \"1.0.0\"",
        with: "\"version\": \"1.12.0\"",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    shape::text_unless(master, "version", is_version)
}

fn is_version(words: &str) -> bool {
    let number = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
    words.split('.').count() == 3 && words.split('.').all(number)
}
