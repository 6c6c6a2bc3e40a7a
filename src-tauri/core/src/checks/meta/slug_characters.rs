//! A slug with other characters than letters, digits, `-` and `_` (masters.md §1.1).

use super::fields::is_slug;
use crate::checks::{Check, Edit, Found, Run, shape};
use crate::model::{Master, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "meta/slug-characters",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"slug\": \"sengcan\"",
        with: "\"slug\": \"../sengcan\"",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"slug\": \"sengcan\"",
        with: "\"slug\": \"Seng_can-3\"",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    shape::text_unless(master, "slug", is_slug)
}
