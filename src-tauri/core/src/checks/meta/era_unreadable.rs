//! An `era` from which no year can be read (masters.md §1.2, §4.1 E2).

use super::era::Era;
use crate::checks::{Check, Edit, Found, Run, shape};
use crate::model::{Master, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "meta/era-unreadable",
    severity: Severity::Warning,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"era\": \"?-606\"",
        with: "\"era\": \"隋代\"",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"era\": \"?-606\"",
        with: "\"era\": \"约510-606\"",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    shape::text_unless(master, "era", |era| Era::parse(era).is_some())
}
