//! A critique whose citation is not among the master's own sources (masters.md §1.8).

use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Declared, Master, Place, Severity, WorkId};

/// The check.
pub const CHECK: Check = Check {
    code: "critique/citation-undeclared",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"citation\": \"T48n2010\"",
        with: "\"citation\": \"T48n2014\"",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"citation\": \"T48n2010\"",
        with: "\"citation\": \"T2010\"",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let (Some(meta), Some(declared)) = (master.meta(), Declared::of(master)) else {
        return Vec::new();
    };
    meta.critiques()
        .filter_map(|c| Some((c.index, c.citation.filter(|id| !id.trim().is_empty())?)))
        .filter(|(_, id)| declared.standing(&WorkId::parse(id)).is_undeclared())
        .map(|(index, id)| {
            let place = Place::json(&meta.doc, format!("/cross_critique/{index}/citation"));
            Found::at(place).with("id", id)
        })
        .collect()
}
