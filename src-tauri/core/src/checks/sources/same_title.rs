//! Two works of one title, which citations by title cannot tell apart (masters.md §1.3).

use std::collections::BTreeMap;

use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Place, Severity, WorkId};
use crate::text::fold;

/// The check.
pub const CHECK: Check = Check {
    code: "sources/same-title",
    severity: Severity::Info,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-yongjia-xuanjue/meta.json",
        find: "\"title\": \"禅宗永嘉集\"",
        with: "\"title\": \"永嘉證道歌\"",
    }],
    silent: &[Edit::Replace {
        file: "master-yongjia-xuanjue/meta.json",
        find: "\"title\": \"禅宗永嘉集\"",
        with: "\"title\": \"永嘉证道歌注\"",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let Some(meta) = master.meta() else {
        return Vec::new();
    };
    let mut first: BTreeMap<Vec<char>, &str> = BTreeMap::new();
    let mut found = Vec::new();
    for source in meta.sources() {
        let (Some(id), Some(title)) = (source.id, source.title) else {
            continue;
        };
        let key = fold(title).chars;
        if key.is_empty() {
            continue;
        }
        let other = *first.entry(key).or_insert(id);
        // One work declared twice is another check's.
        if WorkId::parse(other).canonical != WorkId::parse(id).canonical {
            let place = Place::json(&meta.doc, format!("/sources/{}/title", source.index));
            let words = Found::at(place).with("title", title);
            found.push(words.with("id", id).with("other", other));
        }
    }
    found
}
