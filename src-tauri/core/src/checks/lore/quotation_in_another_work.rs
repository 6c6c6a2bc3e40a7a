//! Words of a quotation that stand in another work than the one named.

use super::ground::{Ground, faults};
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};

/// See the catalogue.
pub const CHECK: Check = Check {
    code: "lore/quotation-in-another-work",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-yongjia-xuanjue/meta.json",
        find: "我性同共如來合。——",
        with: "我性同共如來合。亂想是病，無記亦病。——",
    }],
    silent: &[Edit::Replace {
        file: "master-yongjia-xuanjue/meta.json",
        find: "我性同共如來合。——",
        with: "我性同共如來合。豁達空，撥因果。——",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    faults(master, |ground| matches!(ground, Ground::Another(_)))
}
