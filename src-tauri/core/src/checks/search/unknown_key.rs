//! A key of `search_scope` that no tool reads (masters.md §1.5).

use super::scope::LISTS;
use crate::checks::{Check, Edit, Found, Run, shape};
use crate::model::{Master, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "search/unknown-key",
    severity: Severity::Warning,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"dictionary_sources\"",
        with: "\"dictionaries\"",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: ",\n    \"dictionary_sources\": [\n      \"foguang\"\n    ]",
        with: "",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    shape::unknown(master, "/search_scope", &LISTS)
}
