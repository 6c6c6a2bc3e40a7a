//! One work declared twice, also in another spelling or under another type (masters.md §1.3).

use super::repeated::{Repeat, repeated};
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "sources/duplicate-id",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-yongjia-xuanjue/meta.json",
        find: "\"id\": \"T48n2013\"",
        with: "\"id\": \"T48n2014\"",
    }],
    silent: &[Edit::Replace {
        file: "master-yongjia-xuanjue/meta.json",
        find: "\"id\": \"T48n2013\"",
        with: "\"id\": \"T48n2015\"",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    repeated(master, Repeat::Same)
}
