//! Secondary keys without `selective: true`, so that they are never looked at.

use super::triggers::triggers;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity, Value};

/// See the catalogue.
pub const CHECK: Check = Check {
    code: "lore/secondary-keys-ignored",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-yongjia-xuanjue/meta.json",
        find: "\"selective\": true,",
        with: "\"selective\": false,",
    }],
    silent: &[Edit::Replace {
        file: "master-yongjia-xuanjue/meta.json",
        find: "\"source_ref\": \"T48n2014#卷1\"",
        with: "\"source_ref\": \"T48n2014#卷1\",\n      \"selective\": false",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    triggers(master)
        .iter()
        .filter(|trigger| trigger.node.get("secondary_keys").is_some())
        .filter(|trigger| {
            let selective = trigger.node.get("selective").map(|node| &node.value);
            matches!(selective, None | Some(Value::Bool(false)))
        })
        .map(|trigger| trigger.fault("secondary_keys"))
        .collect()
}
