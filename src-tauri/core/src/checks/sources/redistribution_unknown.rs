//! A word for redistribution that is none of the four (fojin-api.md §6).

use crate::checks::{Check, Edit, Found, Run, shape};
use crate::model::{Master, Rights, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "sources/redistribution-unknown",
    severity: Severity::Warning,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"title\": \"信心铭\"",
        with: "\"title\": \"信心铭\",\n      \"rights\": {\n        \"redistribution\": \"maybe\"\n      }",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"title\": \"信心铭\"",
        with: "\"title\": \"信心铭\",\n      \"rights\": {\n        \"redistribution\": \"non-commercial\"\n      }",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    shape::in_each(master, "/sources", |entry| {
        let known = |word: &str| Rights::REDISTRIBUTION.contains(&word);
        shape::text_below_unless(master, &format!("{entry}/rights"), "redistribution", known)
    })
}
