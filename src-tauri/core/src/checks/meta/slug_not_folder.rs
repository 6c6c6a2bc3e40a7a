//! A slug that differs from the folder's name without `master-` (masters.md §1.2).

use super::fields::is_slug;
use crate::checks::{Check, Edit, Found, Run, shape};
use crate::model::{Master, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "meta/slug-not-folder",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"slug\": \"sengcan\"",
        with: "\"slug\": \"seng-can\"",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"name\": \"僧璨\"",
        with: "\"name\": \"sengcan\"",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    // A master opened as a folder of its own has no folder name to compare with.
    if master.folder.is_empty() {
        return Vec::new();
    }
    shape::text_unless(master, "slug", |slug| slug == master.slug || !is_slug(slug))
        .into_iter()
        .map(|f| {
            f.with("folder", &master.folder)
                .with("expected", &master.slug)
        })
        .collect()
}
