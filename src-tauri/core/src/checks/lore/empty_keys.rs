//! A trigger without a single key.

use super::triggers::triggers;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Node, Severity};

/// See the catalogue.
pub const CHECK: Check = Check {
    code: "lore/empty-keys",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-yongjia-xuanjue/meta.json",
        find: "\"keys\": [\n        \"打坐\",\n        \"静坐\",\n        \"修定\"\n      ]",
        with: "\"keys\": []",
    }],
    silent: &[Edit::Replace {
        file: "master-yongjia-xuanjue/meta.json",
        find: "\"打坐\",\n        \"静坐\",\n        \"修定\"",
        with: "\"打坐\"",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    triggers(master)
        .iter()
        .filter(|trigger| {
            let keys = trigger.node.get("keys").and_then(Node::as_array);
            keys.is_some_and(<[Node]>::is_empty)
        })
        .map(|trigger| trigger.fault("keys"))
        .collect()
}
