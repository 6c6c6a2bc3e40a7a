//! A primary work that is not among the sources, which makes invented citations pass elsewhere (masters.md §1.5).

use super::scope::PRIMARY;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Declared, Master, Place, Severity, WorkId};

/// The check.
pub const CHECK: Check = Check {
    code: "search/primary-id-undeclared",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"primary_cbeta_ids\": [\n      \"T48n2010\"",
        with: "\"primary_cbeta_ids\": [\n      \"T99n9999\"",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"primary_cbeta_ids\": [\n      \"T48n2010\"",
        with: "\"primary_cbeta_ids\": [\n      \"T2010\"",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let (Some(meta), Some(declared)) = (master.meta(), Declared::of(master)) else {
        return Vec::new();
    };
    let scope = meta.root().get("search_scope");
    let ids = PRIMARY.iter().flat_map(|list| {
        let items = scope
            .map_or(&[][..], |scope| scope.items(list))
            .iter()
            .enumerate();
        items.filter_map(move |(index, item)| {
            Some((format!("/search_scope/{list}/{index}"), item.as_str()?))
        })
    });
    ids.filter(|(_, id)| !id.trim().is_empty())
        .filter(|(_, id)| declared.standing(&WorkId::parse(id)).is_undeclared())
        .map(|(pointer, id)| Found::at(Place::json(&meta.doc, pointer)).with("id", id))
        .collect()
}
