//! A contract whose claim policy is not the one there is (masters.md §1.4).

use super::term::unless;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "contract/claim-policy-changed",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"declared_sources_only\"",
        with: "\"any_source\"",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"claim_policy\": ",
        with: "\"claim_policy\":   ",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    unless(master, "claim_policy", |node| {
        node.as_str() == Some("declared_sources_only")
    })
}
