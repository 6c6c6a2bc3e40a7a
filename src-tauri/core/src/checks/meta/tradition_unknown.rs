//! A tradition that is none of the four; a remark in brackets makes a fifth of it (masters.md §1.2).

use crate::checks::{Check, Edit, Found, Run, shape};
use crate::model::{Master, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "meta/tradition-unknown",
    severity: Severity::Warning,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"tradition\": \"汉传\"",
        with: "\"tradition\": \"汉传（禅宗）\"",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"tradition\": \"汉传\"",
        with: "\"tradition\": \"印度\"",
    }],
};

const TRADITIONS: [&str; 4] = ["汉传", "藏传", "南传", "印度"];

fn run(master: &Master) -> Vec<Found> {
    shape::text_unless(master, "tradition", |tradition| {
        TRADITIONS.contains(&tradition)
    })
}
