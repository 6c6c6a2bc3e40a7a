//! An identifier that does not have the form of its type, and cannot be read as any other spelling of it
//! (masters.md §1.3).

use super::id_fault::{IdFault, id_faults};
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "sources/id-malformed",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"id\": \"T48n2010\"",
        with: "\"id\": \"T48-2010\"",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"id\": \"T48n2010\"",
        with: "\"id\": \"J36nB348\"",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    id_faults(master, |fault, found| match fault {
        IdFault::Malformed { example } => Some(found.with("example", *example)),
        _ => None,
    })
}
