//! A persona's folder without `meta.json` (masters.md §1.1).

use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Place, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "meta/missing",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Remove {
        file: "master-sengcan/meta.json",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"name\": \"僧璨\"",
        with: "\"name\": \"三祖僧璨\"",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let absent = master.meta.is_absent();
    absent
        .then(|| Found::at(Place::file(&master.path("meta.json"))))
        .into_iter()
        .collect()
}
