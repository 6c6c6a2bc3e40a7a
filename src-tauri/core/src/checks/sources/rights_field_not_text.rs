//! A field of `rights` that holds something other than text (fojin-api.md §6).

use crate::checks::{Check, Edit, Found, Run, shape};
use crate::model::{Master, Rights, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "sources/rights-field-not-text",
    severity: Severity::Warning,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"title\": \"信心铭\"",
        with: "\"title\": \"信心铭\",\n      \"rights\": {\n        \"redistribution\": true\n      }",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"title\": \"信心铭\"",
        with: "\"title\": \"信心铭\",\n      \"rights\": {\n        \"redistribution\": \"yes\"\n      }",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    shape::in_each(master, "/sources", |entry| {
        shape::not_text(master, &format!("{entry}/rights"), &Rights::KEYS)
    })
}
