//! What the files beside the masters say of one: its entry in the catalogue, its places in the routing.

use serde_json::json;

use super::super::references::{self, Owner, Slug};
use super::super::{Change, EditError, json as edit_json};
use super::place;
use crate::model::{JsonDoc, Master, Node, Workspace};

/// The kind that the catalogue says the master in `folder` is of.
pub fn kind_of<'a>(workspace: &'a Workspace, folder: &str) -> Option<&'a str> {
    let mut entries = workspace.repository.catalog_entries();
    let entry = entries.find(|entry| names_folder(entry.node, folder))?;
    entry.kind
}

fn names_folder(entry: &Node, folder: &str) -> bool {
    let source = entry
        .str("source")
        .unwrap_or_default()
        .trim_end_matches('/');
    place::name(source) == place::name(folder)
}

/// One more entry in the catalogue, where there is one that can be edited.
///
/// # Errors
/// Where it cannot.
pub fn entered(
    workspace: &Workspace,
    folder: &str,
    slug: &str,
    kind: &str,
) -> Result<Option<Change>, EditError> {
    let Some(doc) = workspace.repository.catalog.read() else {
        return Ok(None);
    };
    let name = place::name(folder);
    let above = |entry: &Node| {
        let source = entry.str("source")?;
        source.rsplit_once('/').map(|(above, _)| above.to_owned())
    };
    let like = doc.root.items("skills").iter().rev().find_map(above);
    let entry = json!({
        "name": name,
        "kind": kind,
        "source": place::join(like.as_deref().unwrap_or_default(), name),
        "install_dir": name,
        "aliases": [slug],
    });
    let text = edit_json::insert(&doc.file.text, "/skills/-", &entry)?;
    Ok(Some(Change::text(&doc.file.path, &doc.file.text, text)))
}

/// The files beside the masters without `master`: its entry, and the places of the routing that name it. A situation or
/// a pairing that is left with nobody goes too.
///
/// # Errors
/// Where such a file cannot be edited.
pub fn without(workspace: &Workspace, master: &Master) -> Result<Vec<Change>, EditError> {
    let docs = [&workspace.repository.routing, &workspace.repository.catalog];
    let docs = docs.into_iter().filter_map(|part| part.read());
    let mut changes = Vec::new();
    let names = Slug::of(master, &master.slug);
    let places = references::slugs(Owner::Beside(&workspace.repository), &names);
    for doc in docs {
        let here = places
            .iter()
            .filter(|place| place.place.file == doc.file.path);
        let pointers = here.filter_map(|place| doc.root.pointer_to(place.place.span?));
        let mut gone: Vec<String> = pointers
            .filter_map(|pointer| whole(doc, &pointer))
            .collect();
        gone.sort_by_key(|pointer| std::cmp::Reverse(key(pointer)));
        gone.dedup();
        let removed = gone
            .iter()
            .try_fold(doc.file.text.clone(), |text, pointer| {
                edit_json::remove(&text, pointer)
            })?;
        changes.push(Change::text(&doc.file.path, &doc.file.text, removed));
    }
    Ok(changes)
}

/// Numbers of a pointer in order, so that later places come first when reversed.
fn key(pointer: &str) -> (String, Vec<usize>) {
    let parts = pointer.split('/');
    let first = parts.clone().nth(1).unwrap_or_default().to_owned();
    (first, parts.filter_map(|part| part.parse().ok()).collect())
}

/// What goes with the place at `pointer`: the item itself, or what would be left with nobody.
fn whole(doc: &JsonDoc, pointer: &str) -> Option<String> {
    let parts: Vec<&str> = pointer.split('/').skip(1).collect();
    let up_to = |count: usize| format!("/{}", parts[..count].join("/"));
    match parts.as_slice() {
        ["skills", _, ..] => Some(up_to(2)),
        ["mode_rules", _, ..] => Some(up_to(2)),
        ["situations" | "topic_pairings", _, "masters", _] => {
            let left = doc.at(&up_to(3))?.as_array()?.len();
            let least = if parts[0] == "situations" { 2 } else { 3 };
            Some(up_to(if left < least { 2 } else { 4 }))
        }
        ["default_pairing", _] => Some(up_to(2)),
        _ => None,
    }
}
