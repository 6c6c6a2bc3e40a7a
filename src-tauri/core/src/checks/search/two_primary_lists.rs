//! A `search_scope` that names its primary works in both of the lists there are (masters.md §1.5).

use super::scope::PRIMARY;
use crate::checks::{Check, Edit, Found, Run, shape};
use crate::model::{Master, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "search/two-primary-lists",
    severity: Severity::Warning,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"primary_cbeta_ids\"",
        with: "\"primary_source_ids\": [\"T48n2010\"],\n    \"primary_cbeta_ids\"",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"primary_cbeta_ids\"",
        with: "\"primary_source_ids\"",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let [first, second] =
        PRIMARY.map(|list| shape::found_if(master, &format!("/search_scope/{list}"), |_| true));
    first.and(second).into_iter().collect()
}
