//! A persona of the tier for which there must be none (masters.md §4.1 E6).

use super::tier::Tier;
use crate::checks::{Check, Edit, Found, Run, shape};
use crate::model::{Master, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "ethics/tier-refused",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-yongjia-xuanjue/meta.json",
        find: "\"ethics_tier\": \"A\"",
        with: "\"ethics_tier\": \"C\"",
    }],
    silent: &[Edit::Replace {
        file: "master-yongjia-xuanjue/meta.json",
        find: "\"ethics_tier\": \"A\"",
        with: "\"ethics_tier\": \"D\"",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    shape::text_unless(master, "ethics_tier", |words| {
        Tier::parse(words) != Some(Tier::Refused)
    })
}
