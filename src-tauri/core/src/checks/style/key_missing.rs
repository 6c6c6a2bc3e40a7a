//! A style without one of its three parts (masters.md §1.6).

use super::part::KEYS;
use crate::checks::{Check, Edit, Found, Run, shape};
use crate::model::{Master, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "style/key-missing",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"monologue\": ",
        with: "\"letter\": ",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"all\": ",
        with: "\"all\":  ",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    shape::missing(master, "/style", &KEYS)
}
