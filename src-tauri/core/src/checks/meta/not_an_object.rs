//! A `meta.json` whose one value is a list, a string or the like.

use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Part, Place, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "meta/not-an-object",
    severity: Severity::Error,
    run: Run::Master(run),
    fires: &[Edit::Write {
        file: "master-sengcan/meta.json",
        text: "[]\n",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "{",
        with: "{ ",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    match &master.meta {
        Part::Broken(file, None) => vec![Found::at(Place::file(&file.path))],
        _ => Vec::new(),
    }
}
