//! Words of a quotation that no passage carries.

use super::ground::{Ground, faults};
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};

/// See the catalogue.
pub const CHECK: Check = Check {
    code: "lore/quotation-not-backed",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-yongjia-xuanjue/meta.json",
        find: "我性同共如來合。——",
        with: "我性同共如來合。七日之内必见心光，一切业障顿时消灭。——",
    }],
    silent: &[Edit::Replace {
        file: "master-yongjia-xuanjue/meta.json",
        find: "一性圓通一切性，一法遍含一切法。一月普現一切水，一切水月一月攝。",
        with: "一性圆通一切性！一月普现一切水；",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    faults(master, |ground| *ground == Ground::Nothing)
}
