//! An entry of `lore_triggers` that is no object.

use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Place, Severity};

/// See the catalogue.
pub const CHECK: Check = Check {
    code: "lore/entry-not-an-object",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-yongjia-xuanjue/meta.json",
        find: "\"lore_triggers\": [",
        with: "\"lore_triggers\": [\"水月\",",
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
    let items = meta.root().items("lore_triggers").iter().enumerate();
    items
        .filter(|(_, node)| node.as_object().is_none())
        .map(|(index, node)| {
            let place = Place::json(&meta.doc, format!("/lore_triggers/{index}"));
            Found::at(place).with("kind", node.kind())
        })
        .collect()
}
