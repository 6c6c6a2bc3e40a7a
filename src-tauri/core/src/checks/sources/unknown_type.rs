//! A source whose type is none of the eight (masters.md §1.3).

use crate::checks::{Check, Edit, Found, Run};
use crate::model::{IdForm, Master, Place, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "sources/unknown-type",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"type\": \"cbeta\"",
        with: "\"type\": \"sanskrit_canon\"",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"type\": \"cbeta\"",
        with: "\"type\": \"pali_canon\"",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let Some(meta) = master.meta() else {
        return Vec::new();
    };
    meta.sources()
        .filter_map(|s| Some((s.index, s.kind.filter(|k| !k.trim().is_empty())?)))
        .filter(|(_, kind)| IdForm::of_type(kind).is_none())
        .map(|(index, kind)| {
            Found::at(Place::json(&meta.doc, format!("/sources/{index}/type"))).with("type", kind)
        })
        .collect()
}
