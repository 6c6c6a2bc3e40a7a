//! An `ethics_tier` that names no tier (masters.md §4.1 E2 to E7).

use super::tier::Tier;
use crate::checks::{Check, Edit, Found, Run, shape};
use crate::model::{Master, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "ethics/tier-unknown",
    severity: Severity::Warning,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-yongjia-xuanjue/meta.json",
        find: "\"ethics_tier\": \"A\"",
        with: "\"ethics_tier\": \"E\"",
    }],
    silent: &[Edit::Replace {
        file: "master-yongjia-xuanjue/meta.json",
        find: "\"ethics_tier\": \"A\"",
        with: "\"ethics_tier\": \"Tier D\"",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    shape::text_unless(master, "ethics_tier", |words| Tier::parse(words).is_some())
}
