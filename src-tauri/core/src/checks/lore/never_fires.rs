//! A selective trigger without secondary keys: no question can fire it.

use super::triggers::triggers;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Node, Severity};

/// See the catalogue.
pub const CHECK: Check = Check {
    code: "lore/never-fires",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-yongjia-xuanjue/meta.json",
        find: "\"source_ref\": \"T48n2014#卷1\"",
        with: "\"source_ref\": \"T48n2014#卷1\",\n      \"selective\": true",
    }],
    silent: &[Edit::Replace {
        file: "master-yongjia-xuanjue/meta.json",
        find: "\"source_ref\": \"T48n2014#卷1\"",
        with: "\"source_ref\": \"T48n2014#卷1\",\n      \"selective\": true,\n      \"secondary_keys\": [\"影\"]",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let mut found = Vec::new();
    for trigger in triggers(master) {
        let selective = trigger.node.get("selective").and_then(Node::as_bool);
        if selective != Some(true) {
            continue;
        }
        match trigger.node.get("secondary_keys") {
            None => found.push(trigger.fault("selective")),
            Some(keys) if keys.as_array().is_some_and(<[Node]>::is_empty) => {
                found.push(trigger.fault("secondary_keys"));
            }
            Some(_) => {}
        }
    }
    found
}
