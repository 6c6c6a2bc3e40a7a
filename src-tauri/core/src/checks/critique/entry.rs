//! What an entry of `cross_critique` is made of (masters.md §1.8).

use crate::checks::Found;
use crate::model::{Master, Place, Workspace};

/// Its fields.
pub const FIELDS: [&str; 3] = ["target_master", "position", "citation"];

/// The targets that are text and of which `fault` holds. Parameter: `target`.
pub fn targets_if(master: &Master, mut fault: impl FnMut(&str) -> bool) -> Vec<Found> {
    let Some(meta) = master.meta() else {
        return Vec::new();
    };
    meta.critiques()
        .filter_map(|c| Some((c.index, c.target.filter(|slug| !slug.trim().is_empty())?)))
        .filter(|(_, slug)| fault(slug))
        .map(|(index, slug)| {
            let place = Place::json(&meta.doc, format!("/cross_critique/{index}/target_master"));
            Found::at(place).with("target", slug)
        })
        .collect()
}

/// The master of exactly that slug; masters stand in slug order.
pub fn companion<'w>(workspace: &'w Workspace, slug: &str) -> Option<&'w Master> {
    let masters = &workspace.masters;
    let at = masters.binary_search_by(|m| m.slug.as_str().cmp(slug));
    at.ok().and_then(|at| masters.get(at)).map(AsRef::as_ref)
}
