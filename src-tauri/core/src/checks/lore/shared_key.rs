//! One key in two triggers, so that both fire on one question.

use std::collections::BTreeMap;

use super::triggers::triggers;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};
use crate::text::fold;

/// See the catalogue.
pub const CHECK: Check = Check {
    code: "lore/shared-key",
    severity: Severity::Warning,
    run: Run::Persona(run),
    fires: &[
        Edit::Replace {
            file: "master-yongjia-xuanjue/meta.json",
            find: "\"selective\": true,\n",
            with: "",
        },
        Edit::Replace {
            file: "master-yongjia-xuanjue/meta.json",
            find: "\"打坐\"",
            with: "\"水月\"",
        },
    ],
    silent: &[Edit::Replace {
        file: "master-yongjia-xuanjue/meta.json",
        find: "\"打坐\"",
        with: "\"水月\"",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let triggers = triggers(master);
    let mut first: BTreeMap<Vec<char>, usize> = BTreeMap::new();
    let mut found = Vec::new();
    // Selective triggers may share a key: their secondary keys keep them apart.
    for (at, trigger) in triggers
        .iter()
        .enumerate()
        .filter(|(_, t)| !t.is_selective())
    {
        for (index, key) in trigger.words("keys") {
            let owner = *first.entry(fold(key).chars).or_insert(at);
            if owner != at {
                let fault = trigger.item_fault("keys", index);
                found.push(
                    fault
                        .with("key", key)
                        .with("other", &triggers[owner].pointer),
                );
            }
        }
    }
    found
}
