//! The Sanskrit name under both of its keys (masters.md §1.2).

use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Place, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "meta/two-sanskrit-names",
    severity: Severity::Info,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-santideva/meta.json",
        find: "\"name_tib\"",
        with: "\"name_skt\": \"Śāntideva\",\n  \"name_tib\"",
    }],
    silent: &[Edit::Replace {
        file: "master-santideva/meta.json",
        find: "\"name_sa\"",
        with: "\"name_skt\"",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let Some(meta) = master.meta() else {
        return Vec::new();
    };
    let both = ["name_sa", "name_skt"]
        .iter()
        .all(|key| meta.root().get(key).is_some());
    both.then(|| Found::at(Place::json(&meta.doc, "/name_skt")))
        .into_iter()
        .collect()
}
