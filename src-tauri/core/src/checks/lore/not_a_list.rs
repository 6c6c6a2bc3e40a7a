//! `lore_triggers` that is no list.

use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Place, Severity};

/// See the catalogue.
pub const CHECK: Check = Check {
    code: "lore/not-a-list",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-yongjia-xuanjue/meta.json",
        find: "\"lore_triggers\": [",
        with: "\"lore_triggers\": {}, \"lore_triggers_old\": [",
    }],
    silent: &[Edit::Replace {
        file: "master-yongjia-xuanjue/meta.json",
        find: "\"lore_triggers\": [",
        with: "\"lore_triggers\": [], \"lore_triggers_old\": [",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let Some(meta) = master.meta() else {
        return Vec::new();
    };
    let wrong = meta
        .root()
        .get("lore_triggers")
        .filter(|node| node.as_array().is_none());
    wrong
        .map(|node| {
            let place = Place::json(&meta.doc, "/lore_triggers");
            Found::at(place).with("kind", node.kind())
        })
        .into_iter()
        .collect()
}
