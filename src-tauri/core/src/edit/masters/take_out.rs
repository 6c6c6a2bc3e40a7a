//! The files beside the masters without one of them: its entry, its rules, and its places in the routing.

use super::super::references::{self, Owner, Slug};
use super::super::{Change, EditError, json as edit_json};
use super::put_back::Item;
use super::sequence;
use crate::model::{JsonDoc, Master, Workspace};

/// A file beside the masters that no longer names one.
pub struct Without {
    /// The change.
    pub change: Change,
    /// What went, in the order of the file.
    pub items: Vec<Item>,
}

/// The files beside the masters without `master`. A situation or a pairing that is left with nobody goes too. Where a
/// file only speaks of the master, that stays.
///
/// # Errors
/// Where such a file cannot be edited.
pub fn take_out(workspace: &Workspace, master: &Master) -> Result<Vec<Without>, EditError> {
    let docs = [&workspace.repository.routing, &workspace.repository.catalog];
    let names = Slug::of(master, &master.slug);
    let places = references::slugs(Owner::Beside(&workspace.repository), &names);
    let without = docs.into_iter().filter_map(|part| part.read()).map(|doc| {
        let here = places.iter().filter(|p| p.place.file == doc.file.path);
        let named = here.filter_map(|p| doc.root.pointer_to(p.place.span?));
        // Places come in the order of the file, and so do their items.
        let mut items: Vec<String> = named.filter_map(|at| item(doc, &at)).collect();
        items.dedup();
        let text = removed(doc, &items)?;
        Ok(Without {
            change: Change::text(&doc.file.path, &doc.file.text, text),
            items: items.iter().filter_map(|at| Item::of(doc, at)).collect(),
        })
    });
    without.collect()
}

/// What goes with the place at `pointer`: the item itself, or what would be left with nobody.
fn item(doc: &JsonDoc, pointer: &str) -> Option<String> {
    let parts: Vec<&str> = pointer.split('/').skip(1).collect();
    let up_to = |count: usize| format!("/{}", parts[..count].join("/"));
    match parts.as_slice() {
        ["skills", _, "name" | "source" | "install_dir"] | ["mode_rules", _, "mode"] => {
            Some(up_to(2))
        }
        ["situations" | "topic_pairings", _, "masters", _] => {
            let left = doc.at(&up_to(3))?.as_array()?.len();
            let least = if parts[0] == "situations" { 2 } else { 3 };
            Some(up_to(if left < least { 2 } else { 4 }))
        }
        ["default_pairing", _] => Some(up_to(2)),
        _ => None,
    }
}

fn removed(doc: &JsonDoc, items: &[String]) -> Result<String, EditError> {
    let all = doc.file.text.clone();
    let mut last_first = items.iter().rev();
    let text = last_first.try_fold(all, |text, item| edit_json::remove(&text, item))?;
    if sequence::is_kept(&doc.root) {
        return sequence::kept(&text, None);
    }
    Ok(text)
}
