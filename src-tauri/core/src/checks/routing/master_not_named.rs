//! A master that no situation and no pairing names.

use std::collections::BTreeSet;

use super::MASTERS;
use crate::checks::beside::words;
use crate::checks::roster::{roster, slug};
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{MasterKind, Place, Severity, Workspace};

/// The check (masters.md §2.1).
pub const CHECK: Check = Check {
    code: "routing/master-not-named",
    severity: Severity::Warning,
    run: Run::Workspace(run),
    fires: &[
        Edit::Replace {
            file: "routing.json",
            find: "\"masters\": [\n        \"santideva\"\n      ]",
            with: "\"masters\": []",
        },
        Edit::Replace {
            file: "routing.json",
            find: "\"masters\": [\n        \"santideva\",\n        \"yongjia-xuanjue\"\n      ]",
            with: "\"masters\": [\n        \"yongjia-xuanjue\"\n      ]",
        },
        Edit::Replace {
            file: "routing.json",
            find: "\"yongjia-xuanjue\",\n    \"santideva\"\n  ]",
            with: "\"yongjia-xuanjue\"\n  ]",
        },
    ],
    silent: &[Edit::Replace {
        file: "routing.json",
        find: "\"masters\": [\n        \"santideva\"\n      ]",
        with: "\"masters\": []",
    }],
};

fn run(workspace: &Workspace) -> Vec<Found> {
    let Some(doc) = workspace.repository.routing.read() else {
        return Vec::new();
    };
    let named = MASTERS.iter().flat_map(|pattern| words(doc, pattern));
    let named: BTreeSet<&str> = named.map(|(_, name)| slug(name)).collect();
    let unnamed = roster(workspace, MasterKind::Persona)
        .into_iter()
        .filter(|m| !named.contains(m));
    unnamed
        .map(|master| Found::at(Place::file(&doc.file.path)).with("name", master))
        .collect()
}
