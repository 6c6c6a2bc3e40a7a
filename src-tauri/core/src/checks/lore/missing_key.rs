//! A trigger without one of the keys it needs.

use super::triggers::{REQUIRED, triggers};
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};

/// See the catalogue.
pub const CHECK: Check = Check {
    code: "lore/missing-key",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-yongjia-xuanjue/meta.json",
        find: ",\n      \"source_ref\": \"T48n2014#卷1\"",
        with: "",
    }],
    silent: &[Edit::Replace {
        file: "master-yongjia-xuanjue/meta.json",
        find: "\"selective\": true,",
        with: "\"selective\": true,",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let mut found = Vec::new();
    for trigger in triggers(master) {
        let missing = REQUIRED
            .iter()
            .filter(|key| trigger.node.get(key).is_none());
        found.extend(missing.map(|key| trigger.fault(key).with("key", *key)));
    }
    found
}
