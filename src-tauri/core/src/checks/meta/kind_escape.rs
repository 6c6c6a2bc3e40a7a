//! A persona that calls itself a teaching mode, which switches off every check of personas elsewhere (masters.md
//! §1.2, §2.5).

use super::fields::MODE_KIND;
use crate::checks::{Check, Edit, Found, Run, shape};
use crate::model::{Master, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "meta/kind-escape",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"slug\"",
        with: "\"kind\": \"meta-skill\",\n  \"slug\"",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"school\": \"禅宗\"",
        with: "\"school\": \"meta-skill\"",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    shape::text_unless(master, "kind", |kind| kind != MODE_KIND)
}
