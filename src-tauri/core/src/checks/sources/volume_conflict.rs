//! One CBETA number declared in two volumes: one of the two identifiers is wrong (masters.md §1.15).

use super::repeated::{Repeat, repeated};
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "sources/volume-conflict",
    severity: Severity::Warning,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-yongjia-xuanjue/meta.json",
        find: "\"id\": \"T48n2013\"",
        with: "\"id\": \"T51n2014\"",
    }],
    silent: &[Edit::Replace {
        file: "master-yongjia-xuanjue/meta.json",
        find: "\"id\": \"T48n2013\"",
        with: "\"id\": \"X48n2014\"",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    repeated(master, Repeat::OtherVolume)
}
