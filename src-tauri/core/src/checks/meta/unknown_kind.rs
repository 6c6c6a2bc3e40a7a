//! A `kind` other than the one that exists (masters.md §1.2).

use super::fields::MODE_KIND;
use crate::checks::{Check, Edit, Found, Run, shape};
use crate::model::{Master, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "meta/unknown-kind",
    severity: Severity::Error,
    run: Run::Master(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"slug\"",
        with: "\"kind\": \"teacher\",\n  \"slug\"",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"slug\"",
        with: "\"kind\": \"meta-skill\",\n  \"slug\"",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    shape::value_unless(master, "kind", |node| node.as_str() == Some(MODE_KIND))
}
