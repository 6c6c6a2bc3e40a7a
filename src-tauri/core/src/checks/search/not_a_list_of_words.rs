//! A list of `search_scope` that is no list, or has an item that is no text or blank (masters.md §1.5).

use super::scope::LISTS;
use crate::checks::{Check, Edit, Found, Run, shape};
use crate::model::{Master, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "search/not-a-list-of-words",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"憎爱\"",
        with: "7",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"憎爱\"",
        with: "\"7\"",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    LISTS.iter().flat_map(|key| faults(master, key)).collect()
}

fn faults(master: &Master, key: &str) -> Vec<Found> {
    let list = format!("/search_scope/{key}");
    let mut found: Vec<_> = shape::wrong_kind(master, &list, "array")
        .into_iter()
        .collect();
    found.extend(shape::items_not_text(master, &list));
    found.extend(shape::blank_items(master, &list));
    found.into_iter().map(|f| f.with("key", key)).collect()
}
