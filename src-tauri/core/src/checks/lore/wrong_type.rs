//! A value of a trigger that is of the wrong kind.

use super::triggers::{Trigger, triggers};
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};

/// See the catalogue.
pub const CHECK: Check = Check {
    code: "lore/wrong-type",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-yongjia-xuanjue/meta.json",
        find: "\"selective\": true",
        with: "\"selective\": \"true\"",
    }],
    silent: &[Edit::Replace {
        file: "master-yongjia-xuanjue/meta.json",
        find: "\"source_ref\": \"T48n2014#卷1\"",
        with: "\"source_ref\": \"T48n2014#卷1\",\n      \"selective\": false",
    }],
};

/// The kind of value each key takes.
const KINDS: [(&str, &str); 5] = [
    ("keys", "array"),
    ("secondary_keys", "array"),
    ("content", "string"),
    ("source_ref", "string"),
    ("selective", "boolean"),
];

fn run(master: &Master) -> Vec<Found> {
    triggers(master).iter().flat_map(wrong).collect()
}

fn wrong(trigger: &Trigger<'_>) -> Vec<Found> {
    let mut found = Vec::new();
    let named = |fault: Found, key: &str, kind: &str, wanted: &str| {
        fault
            .with("key", key)
            .with("kind", kind)
            .with("wanted", wanted)
    };
    for (key, wanted) in KINDS {
        let Some(node) = trigger.node.get(key) else {
            continue;
        };
        if node.kind() != wanted {
            found.push(named(trigger.fault(key), key, node.kind(), wanted));
        }
        for (index, item) in node.as_array().unwrap_or(&[]).iter().enumerate() {
            if wanted == "array" && item.as_str().is_none() {
                let fault = trigger.item_fault(key, index);
                found.push(named(fault, key, item.kind(), "string"));
            }
        }
    }
    found
}
