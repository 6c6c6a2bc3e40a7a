//! An entry of `sources` that is no object (masters.md §1.3).

use crate::checks::{Check, Edit, Found, Run, shape};
use crate::model::{Master, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "sources/entry-not-an-object",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"sources\": [\n    {",
        with: "\"sources\": [\n    \"T48n2010\",\n    {",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"title\": \"信心铭\"",
        with: "\"title\": \"信心铭\",\n      \"note\": \"T48n2010\"",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    shape::entries_not_objects(master, "/sources")
}
