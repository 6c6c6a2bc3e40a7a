//! A key of a trigger that no program reads.

use super::triggers::{OPTIONAL, REQUIRED, triggers};
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};

/// See the catalogue.
pub const CHECK: Check = Check {
    code: "lore/unknown-key",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-yongjia-xuanjue/meta.json",
        find: "\"source_ref\": \"T48n2014#卷1\"",
        with: "\"source_ref\": \"T48n2014#卷1\",\n      \"priority\": 5",
    }],
    silent: &[Edit::Replace {
        file: "master-yongjia-xuanjue/meta.json",
        find: "\"source_ref\": \"T48n2014#卷1\"",
        with: "\"source_ref\": \"T48n2014#卷1\",\n      \"selective\": false",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let known = |key: &str| REQUIRED.contains(&key) || OPTIONAL.contains(&key);
    let mut found = Vec::new();
    for trigger in triggers(master) {
        let members = trigger.node.as_object().unwrap_or(&[]);
        let unknown = members.iter().filter(|m| !known(&m.key));
        found.extend(unknown.map(|m| trigger.fault(&m.key).with("key", &m.key)));
    }
    found
}
