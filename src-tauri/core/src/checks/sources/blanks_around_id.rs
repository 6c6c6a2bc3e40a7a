//! An identifier with blanks before or after it (masters.md §1.3).

use super::id_fault::{IdFault, id_faults};
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "sources/blanks-around-id",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"id\": \"T48n2010\"",
        with: "\"id\": \"T48n2010 \"",
    }],
    silent: &[Edit::Replace {
        file: "master-santideva/meta.json",
        find: "\"id\": \"Toh:3871\"",
        with: "\"id\": \"Toh 3871\"",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    id_faults(master, |fault, found| {
        (*fault == IdFault::Blanks).then_some(found)
    })
}
