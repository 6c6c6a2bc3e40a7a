//! Words of a trigger that are blank.

use super::triggers::triggers;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Node, Severity};

/// See the catalogue.
pub const CHECK: Check = Check {
    code: "lore/blank-value",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-yongjia-xuanjue/meta.json",
        find: "\"水月\"",
        with: "\" \"",
    }],
    silent: &[Edit::Replace {
        file: "master-yongjia-xuanjue/meta.json",
        find: "\"水月\"",
        with: "\"月\"",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let mut found = Vec::new();
    for trigger in triggers(master) {
        for key in ["content", "source_ref"] {
            if trigger.node.get(key).is_some_and(is_blank) {
                found.push(trigger.fault(key).with("key", key));
            }
        }
        for key in ["keys", "secondary_keys"] {
            let items = trigger.node.items(key).iter().enumerate();
            let blank = items.filter(|(_, item)| is_blank(item));
            found.extend(blank.map(|(at, _)| trigger.item_fault(key, at).with("key", key)));
        }
    }
    found
}

fn is_blank(node: &Node) -> bool {
    node.as_str().is_some_and(|s| s.trim().is_empty())
}
