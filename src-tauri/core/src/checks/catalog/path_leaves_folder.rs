//! A path that leads out of the folder, or that only one system understands.

use crate::checks::beside::words;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Place, Severity, Workspace};

/// The check (masters.md §1.14).
pub const CHECK: Check = Check {
    code: "catalog/path-leaves-folder",
    severity: Severity::Error,
    run: Run::Workspace(run),
    fires: &[Edit::Replace {
        file: "skill-catalog.json",
        find: "\"install_dir\": \"master-santideva\"",
        with: "\"install_dir\": \"../master-santideva\"",
    }],
    silent: &[Edit::Replace {
        file: "skill-catalog.json",
        find: "\"install_dir\": \"master-santideva\"",
        with: "\"install_dir\": \"skills/master-santideva\"",
    }],
};

const PATHS: [&str; 3] = [
    "/skills/*/source",
    "/skills/*/install_dir",
    "/skills/*/bundle_paths/*",
];

fn run(workspace: &Workspace) -> Vec<Found> {
    let Some(doc) = workspace.repository.catalog.read() else {
        return Vec::new();
    };
    let paths = PATHS.iter().flat_map(|pattern| words(doc, pattern));
    paths
        .filter(|(_, path)| leaves(path))
        .map(|(pointer, path)| Found::at(Place::json(doc, pointer)).with("path", path))
        .collect()
}

/// Whether `path` is absolute (a drive letter included), climbs, or uses a backslash.
fn leaves(path: &str) -> bool {
    path.starts_with('/') || path.contains(['\\', ':']) || path.split('/').any(|part| part == "..")
}
