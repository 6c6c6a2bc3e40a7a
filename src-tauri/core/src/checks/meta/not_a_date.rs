//! A `created_at` or `updated_at` that is no day of the calendar (masters.md §1.2).

use super::date::is_date;
use crate::checks::{Check, Edit, Found, Run, shape};
use crate::model::{Master, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "meta/not-a-date",
    severity: Severity::Warning,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"updated_at\": \"2026-11-30\"",
        with: "\"updated_at\": \"2026-11-31\"",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"updated_at\": \"2026-11-30\"",
        with: "\"updated_at\": \"2028-02-29\"",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    ["created_at", "updated_at"]
        .iter()
        .flat_map(|key| shape::text_unless(master, key, is_date))
        .collect()
}
