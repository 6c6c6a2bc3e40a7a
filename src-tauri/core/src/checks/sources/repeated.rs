//! Works that stand among the sources more than once.

use std::collections::BTreeMap;

use crate::checks::Found;
use crate::model::{Comparison, Master, Place, Source, WorkId};

/// How the second declaration stands to the first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Repeat {
    /// The same work, in whatever spelling and under whatever type.
    Same,
    /// The same number in another volume, where only one can be right.
    OtherVolume,
}

/// The declarations that repeat an earlier one in the way `wanted`. Parameters: `id`, and `first`, the earlier spelling.
pub fn repeated(master: &Master, wanted: Repeat) -> Vec<Found> {
    let Some(meta) = master.meta() else {
        return Vec::new();
    };
    let mut first: BTreeMap<String, (WorkId, Source)> = BTreeMap::new();
    let mut found = Vec::new();
    for source in meta.sources() {
        let Some(id) = source.id.filter(|id| !id.trim().is_empty()) else {
            continue;
        };
        let work = WorkId::parse(id);
        let Some((earlier, declared)) = first.get(&work.canonical) else {
            first.insert(work.canonical.clone(), (work, source));
            continue;
        };
        if repeat(earlier, &work) == Some(wanted) {
            let place = Place::json(&meta.doc, format!("/sources/{}/id", source.index));
            found.push(
                Found::at(place)
                    .with("id", id)
                    .with("first", declared.id.unwrap_or("")),
            );
        }
    }
    found
}

fn repeat(first: &WorkId, again: &WorkId) -> Option<Repeat> {
    match first.compare(again) {
        // One work in several volumes (T0220) may be declared volume by volume.
        Comparison::Same => {
            (first.volume == again.volume || first.volume.is_none() || again.volume.is_none())
                .then_some(Repeat::Same)
        }
        Comparison::VolumeConflict => Some(Repeat::OtherVolume),
        Comparison::Different => None,
    }
}
