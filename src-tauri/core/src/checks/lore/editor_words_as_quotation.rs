//! The editor's own remarks quoted as if they were scripture.

use super::ground::{Ground, faults};
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};

/// See the catalogue.
pub const CHECK: Check = Check {
    code: "lore/editor-words-as-quotation",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-yongjia-xuanjue/meta.json",
        find: "我性同共如來合。——",
        with: "我性同共如來合。影不离月而现，月不因影而分。——",
    }],
    silent: &[Edit::Replace {
        file: "master-yongjia-xuanjue/meta.json",
        find: "我性同共如來合。——",
        with: "我性同共如來合。——影不离月而现，月不因影而分。",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    faults(master, |ground| *ground == Ground::Editor)
}
