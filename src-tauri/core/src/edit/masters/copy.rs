//! A copy of a master under another slug.

use serde_json::json;

use super::super::references::{self, Owner, Slug};
use super::super::{Change, ChangeSet, EditError, Label, json as edit_json, target};
use super::{Content, Free, beside, place, rename};
use crate::model::{RelPath, Workspace};

/// Copies the master `slug` as `new`, called `name` where that is given. The copy names itself; nothing else changes but
/// the catalogue, which gets an entry for it.
///
/// # Errors
/// Where there is no such master, it is the opened folder itself, or the new slug cannot be used.
pub fn duplicate_master(
    workspace: &Workspace,
    slug: &str,
    new: &str,
    name: Option<&str>,
    content: &Content,
    free: Free<'_>,
) -> Result<ChangeSet, EditError> {
    let master = target::master(workspace, slug)?;
    let from = place::own_folder(master)?;
    let to = place::free_folder(workspace, new, Some(master), free)?;
    beside::unclaimed(workspace, new, None)?;
    let found = references::slugs(Owner::Master(master), &Slug::of(master, new));
    let mut texts = rename::texts(master, &found);
    let meta = master.path("meta.json");
    if let (Some(name), Some(read)) = (name, master.meta()) {
        let text = texts
            .entry(meta)
            .or_insert_with(|| read.doc.file.text.clone());
        *text = edit_json::set(text, "/name", &json!(name))?;
    }
    let copy = |(path, bytes): &(RelPath, Vec<u8>)| {
        let after = texts
            .get(path)
            .map_or_else(|| bytes.clone(), |text| text.clone().into_bytes());
        let inside = path.below(from).unwrap_or(path.as_str());
        Change {
            file: RelPath::new(&format!("{to}/{inside}")),
            before: None,
            after: Some(after),
        }
    };
    let kind = beside::kind_of(workspace, from).unwrap_or("persona");
    let entry = beside::entered(workspace, &to, new, kind)?;
    let label = Label::new("master-duplicate")
        .with("from", &master.slug)
        .with("to", new);
    Ok(ChangeSet::new(label, content.iter().map(copy).chain(entry)))
}
