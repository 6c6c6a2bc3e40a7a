//! A persona without declared sources: `sources` missing or empty (masters.md §1.3).

use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Place, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "sources/none-declared",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "[\n    {\n      \"type\": \"cbeta\",\n      \"id\": \"T48n2010\",\n      \"title\": \"信心铭\"\n    }\n  ]",
        with: "[]",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"title\": \"信心铭\"",
        with: "\"title\": \"三祖信心铭\"",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let Some(meta) = master.meta() else {
        return Vec::new();
    };
    let none = match meta.root().get("sources") {
        None => true,
        Some(list) => list.as_array().is_some_and(<[_]>::is_empty),
    };
    none.then(|| Found::at(Place::json(&meta.doc, "/sources")))
        .into_iter()
        .collect()
}
