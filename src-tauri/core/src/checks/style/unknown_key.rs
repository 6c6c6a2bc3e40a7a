//! A style with a part beyond its three (masters.md §1.6).

use super::part::KEYS;
use crate::checks::{Check, Edit, Found, Run, shape};
use crate::model::{Master, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "style/unknown-key",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"all\": ",
        with: "\"letter\": \"先问近况，再以一句铭文收束。\",\n    \"all\": ",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"all\": ",
        with: "\"all\":  ",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    shape::unknown(master, "/style", &KEYS)
}
