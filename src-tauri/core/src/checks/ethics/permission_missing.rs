//! Works in copyright used by permission, without the file that grants it (masters.md §4.1 E3).

use super::tier::Tier;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Place, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "ethics/permission-missing",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"slug\"",
        with: "\"ethics_tier\": \"B\",\n  \"slug\"",
    }],
    silent: &[
        Edit::Replace {
            file: "master-sengcan/meta.json",
            find: "\"slug\"",
            with: "\"ethics_tier\": \"B\",\n  \"slug\"",
        },
        Edit::Write {
            file: "master-sengcan/LICENSE.md",
            text: "# Permission\n",
        },
    ],
};

fn run(master: &Master) -> Vec<Found> {
    let by_permission = master.meta().and_then(Tier::of) == Some(Tier::ByPermission);
    let licence = master.path("LICENSE.md");
    (by_permission && !master.files.contains_key(&licence))
        .then(|| Found::at(Place::file(&licence)))
        .into_iter()
        .collect()
}
