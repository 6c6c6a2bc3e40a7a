//! `content` that is too short or too long.

use super::triggers::triggers;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};

/// See the catalogue.
pub const CHECK: Check = Check {
    code: "lore/content-length",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-yongjia-xuanjue/meta.json",
        find: "——此处以月与水影说一与多：影随水异，月体不分。喻只到这里为止，不可据此说水影就是实有的月，也不可说离开水影另有一物可寻。",
        with: "——水月之喻。",
    }],
    silent: &[Edit::Replace {
        file: "master-yongjia-xuanjue/meta.json",
        find: "也不可说离开水影另有一物可寻。",
        with: "也不可说离开水影另有一物可寻，又不可说影与月无关。",
    }],
};

const LEAST: usize = 80;
const MOST: usize = 300;

fn run(master: &Master) -> Vec<Found> {
    let mut found = Vec::new();
    for trigger in triggers(master) {
        let Some(content) = trigger.content() else {
            continue;
        };
        // Blanks at the ends are padding, not content.
        let length = content.trim().chars().count();
        if !(LEAST..=MOST).contains(&length) {
            found.push(
                trigger
                    .fault("content")
                    .with("length", length.to_string())
                    .with("least", LEAST.to_string())
                    .with("most", MOST.to_string()),
            );
        }
    }
    found
}
