//! A `meta.json` that breaks the grammar of JSON: a trailing comma, a comment, a forgotten quotation mark
//! (masters.md §2.5).

use super::broken::broken;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{JsonErrorKind, Master, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "meta/not-json",
    severity: Severity::Error,
    run: Run::Master(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"slug\": \"sengcan\",",
        with: "\"slug\": \"sengcan\",,",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"slug\": \"sengcan\",",
        with: "\"slug\"  :  \"sengcan\"  ,",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    broken(master, JsonErrorKind::Syntax).into_iter().collect()
}
