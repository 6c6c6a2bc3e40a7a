//! A tier that needs its reason said, without `ethics_note` (masters.md §4.1 E4, E7).

use super::tier::Tier;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Place, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "ethics/tier-without-reason",
    severity: Severity::Warning,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"slug\"",
        with: "\"ethics_tier\": \"D\",\n  \"slug\"",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"slug\"",
        with: "\"ethics_tier\": \"A\",\n  \"slug\"",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let Some(meta) = master.meta() else {
        return Vec::new();
    };
    let needs_reason = matches!(Tier::of(meta), Some(Tier::SummariesOnly | Tier::CaseByCase));
    (needs_reason && meta.root().get("ethics_note").is_none())
        .then(|| Found::at(Place::json(&meta.doc, "/ethics_note")))
        .into_iter()
        .collect()
}
