//! A master whose last change is older than itself (masters.md §1.2).

use super::date::is_date;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Place, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "meta/updated-before-created",
    severity: Severity::Warning,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"updated_at\": \"2026-11-30\"",
        with: "\"updated_at\": \"2026-11-29\"",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"updated_at\": \"2026-11-30\"",
        with: "\"updated_at\": \"2026-12-01\"",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let Some(meta) = master.meta() else {
        return Vec::new();
    };
    let date = |key| meta.str(key).filter(|words| is_date(words));
    match (date("created_at"), date("updated_at")) {
        (Some(created), Some(updated)) if updated < created => {
            let place = Place::json(&meta.doc, "/updated_at");
            vec![
                Found::at(place)
                    .with("created", created)
                    .with("updated", updated),
            ]
        }
        _ => Vec::new(),
    }
}
