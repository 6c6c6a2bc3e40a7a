//! A `meta.json` with nothing in it but blanks.

use super::broken::broken;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{JsonErrorKind, Master, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "meta/empty",
    severity: Severity::Error,
    run: Run::Master(run),
    fires: &[Edit::Write {
        file: "master-sengcan/meta.json",
        text: "\n",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"name\"",
        with: "\n  \"name\"",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    broken(master, JsonErrorKind::Empty).into_iter().collect()
}
