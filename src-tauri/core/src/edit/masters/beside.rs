//! What the files beside the masters say of one: its entry in the catalogue, its places in the routing.

use serde_json::json;

use super::super::{Change, EditError, json as edit_json};
use super::{place, sequence};
use crate::model::{CatalogEntry, JsonDoc, Master, Node, Workspace};

/// The least length of a keyword where the routing states none.
const SHORTEST: usize = 2;

/// The kind that the catalogue says the master in `folder` is of.
pub fn kind_of<'a>(workspace: &'a Workspace, folder: &str) -> Option<&'a str> {
    let mut entries = workspace.repository.catalog_entries();
    let entry = entries.find(|entry| names_folder(entry.node, folder))?;
    entry.kind
}

fn names_folder(entry: &Node, folder: &str) -> bool {
    let source = entry.str("source").unwrap_or_default();
    place::name(source.trim_end_matches('/')) == place::name(folder)
}

/// That nobody in the catalogue but the master in `own` is called `slug`, by name or alias.
///
/// # Errors
/// Where somebody is.
pub fn unclaimed(workspace: &Workspace, slug: &str, own: Option<&str>) -> Result<(), EditError> {
    let is_it = |name: &str| place::bare(name).eq_ignore_ascii_case(slug);
    let called = |entry: &CatalogEntry<'_>| {
        let aliases = entry.node.items("aliases").iter().filter_map(Node::as_str);
        entry.name.into_iter().chain(aliases).any(is_it)
    };
    let mut others = workspace.repository.catalog_entries();
    if others.any(|entry| called(&entry) && own.is_none_or(|own| !names_folder(entry.node, own))) {
        return Err(EditError::new("slug-taken").with("slug", slug));
    }
    Ok(())
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
    let above = above_like(workspace, doc, folder);
    let entry = json!({
        "name": name,
        "kind": kind,
        "source": place::join(&above, name),
        "install_dir": name,
        "aliases": [slug],
    });
    let mut text = doc.file.text.clone();
    if doc.root.get("skills").is_none() {
        text = edit_json::set(&text, "/skills", &json!([]))?;
    }
    let text = edit_json::insert(&text, "/skills/-", &entry)?;
    Ok(Some(Change::text(&doc.file.path, &doc.file.text, text)))
}

/// The path to the masters beside `folder` as their entries write it; else as it is from the catalogue on.
fn above_like(workspace: &Workspace, doc: &JsonDoc, folder: &str) -> String {
    let container = place::container(folder);
    let beside = |m: &&Master| place::container(&m.folder) == container;
    let beside: Vec<&Master> = workspace.masters().filter(beside).collect();
    let above = |entry: &Node| {
        let mut known = beside.iter();
        known.find(|master| names_folder(entry, &master.folder))?;
        let source = entry.str("source")?.trim_end_matches('/');
        Some(place::container(source).to_owned())
    };
    let found = doc.root.items("skills").iter().rev().find_map(above);
    found.unwrap_or_else(|| {
        let from = place::container(doc.file.path.as_str());
        let inside = container.strip_prefix(from).unwrap_or(container);
        inside.trim_start_matches('/').to_owned()
    })
}

/// A situation in the routing that leads whoever asks for `name` to `slug`, where there is a routing and the name can
/// be a keyword of its own there.
///
/// # Errors
/// Where the routing cannot be edited.
pub fn routed(workspace: &Workspace, slug: &str, name: &str) -> Result<Option<Change>, EditError> {
    let Some(doc) = workspace.repository.routing.read() else {
        return Ok(None);
    };
    let rows = ["situations", "mode_rules"].map(|list| doc.root.items(list));
    let mut keywords = rows
        .iter()
        .flat_map(|rows| rows.iter())
        .flat_map(|row| row.items("keywords"))
        .filter_map(Node::as_str);
    let meets = keywords.any(|other| other.contains(name) || name.contains(other));
    if meets || name.chars().count() < shortest(&doc.root) || doc.root.get("situations").is_none() {
        return Ok(None);
    }
    let row = json!({"id": slug, "keywords": [name], "masters": [slug]});
    let text = edit_json::insert(&doc.file.text, "/situations/-", &row)?;
    Ok(Some(Change::text(&doc.file.path, &doc.file.text, text)))
}

fn shortest(routing: &Node) -> usize {
    let stated = routing.get("min_keyword_length");
    stated.and_then(sequence::number).unwrap_or(SHORTEST)
}
