//! A trigger whose source the master does not declare.

use super::triggers::triggers;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Declared, Master, Severity, WorkId};

/// See the catalogue.
pub const CHECK: Check = Check {
    code: "lore/undeclared-source",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-yongjia-xuanjue/meta.json",
        find: "\"source_ref\": \"T48n2014#卷1\"",
        with: "\"source_ref\": \"T48n2010#卷1\"",
    }],
    silent: &[Edit::Replace {
        file: "master-yongjia-xuanjue/meta.json",
        find: "\"source_ref\": \"T48n2014#卷1\"",
        with: "\"source_ref\": \"T2014#卷1\"",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let Some(declared) = Declared::of(master) else {
        return Vec::new();
    };
    let mut found = Vec::new();
    for trigger in triggers(master) {
        let Some((id, _)) = trigger.source() else {
            continue;
        };
        if declared.standing(&WorkId::parse(id)).is_undeclared() {
            found.push(trigger.fault("source_ref").with("id", id));
        }
    }
    found
}
