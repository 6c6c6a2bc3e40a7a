//! An identifier with a character nobody sees, so that it equals no other (masters.md §1.3).

use super::id_fault::{IdFault, id_faults};
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "sources/hidden-character-in-id",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"id\": \"T48n2010\"",
        with: "\"id\": \"T48n\\u200d2010\"",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"id\": \"T48n2010\"",
        with: "\"id\": \"T48n201\\u0030\"",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    id_faults(master, |fault, found| match fault {
        IdFault::Hidden(c) => Some(found.with("character", format!("U+{:04X}", u32::from(*c)))),
        _ => None,
    })
}
