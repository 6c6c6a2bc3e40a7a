//! An identifier that names a work in another spelling than a declaration needs, as `PTS Vism` for `PTS:Vism`
//! (masters.md §1.3).

use super::id_fault::{IdFault, id_faults};
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "sources/id-in-another-spelling",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"id\": \"T48n2010\"",
        with: "\"id\": \"t48n2010\"",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"id\": \"T48n2010\"",
        with: "\"id\": \"ZW01n0001\"",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    id_faults(master, |fault, found| match fault {
        IdFault::Spelling { declared } => Some(found.with("declared", declared)),
        _ => None,
    })
}
