//! A day of access that is no day of the calendar (fojin-api.md §6).

use crate::checks::meta::date::is_date;
use crate::checks::{Check, Edit, Found, Run, shape};
use crate::model::{Master, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "sources/accessed-not-a-date",
    severity: Severity::Warning,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"title\": \"信心铭\"",
        with: "\"title\": \"信心铭\",\n      \"rights\": {\n        \"accessed\": \"2026-11-31\"\n      }",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"title\": \"信心铭\"",
        with: "\"title\": \"信心铭\",\n      \"rights\": {\n        \"accessed\": \"2026-11-30\"\n      }",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    shape::in_each(master, "/sources", |entry| {
        shape::text_below_unless(master, &format!("{entry}/rights"), "accessed", is_date)
    })
}
