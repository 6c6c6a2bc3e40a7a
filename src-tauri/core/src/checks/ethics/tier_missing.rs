//! A teacher whose works may still be in copyright, without a declared tier (masters.md §4.1 E2, E4).

use super::tier::{COPYRIGHT_YEARS, copyright_until};
use crate::checks::{Check, Edit, Found, Run, shape};
use crate::model::{Master, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "ethics/tier-missing",
    severity: Severity::Warning,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"era\": \"?-606\"",
        with: "\"era\": \"1918-1992\"",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"era\": \"?-606\"",
        with: "\"era\": \"1861-1940\"",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let Some(meta) = master.meta() else {
        return Vec::new();
    };
    let (Some(until), None) = (copyright_until(meta), meta.root().get("ethics_tier")) else {
        return Vec::new();
    };
    shape::text_unless(master, "era", |_| false)
        .into_iter()
        .map(|f| {
            f.with("until", until.to_string())
                .with("years", COPYRIGHT_YEARS.to_string())
        })
        .collect()
}
