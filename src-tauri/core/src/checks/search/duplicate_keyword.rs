//! A keyword that is listed twice (masters.md §1.5).

use crate::checks::{Check, Edit, Found, Run, shape};
use crate::model::{Master, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "search/duplicate-keyword",
    severity: Severity::Warning,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"憎爱\"",
        with: "\"揀擇\"",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"憎爱\"",
        with: "\"拣择心\"",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    shape::repeated_items(master, "/search_scope/keywords")
}
