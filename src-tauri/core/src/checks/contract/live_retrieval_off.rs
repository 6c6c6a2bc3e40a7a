//! A contract that does not allow live retrieval (masters.md §1.4).

use super::term::unless;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "contract/live-retrieval-off",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"live_retrieval_allowed\": true",
        with: "\"live_retrieval_allowed\": false",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"live_retrieval_allowed\": true",
        with: "\"live_retrieval_allowed\":  true",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    unless(master, "live_retrieval_allowed", |node| {
        node.as_bool() == Some(true)
    })
}
