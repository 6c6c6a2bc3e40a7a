//! Another slug for a master: its folder, and wherever it is named.

use std::collections::BTreeMap;

use super::super::references::{self, Owner, Slug, SlugPlace};
use super::super::replace::replaced;
use super::super::{Change, ChangeSet, EditError, Label, target};
use super::{Content, Free, beside, place};
use crate::model::{Entry, Master, RelPath, SourceFile, Workspace};

/// Calls the master `slug` by another: the folder moves, and every place that a registered finder knows follows.
/// `content` is every file of the folder.
///
/// # Errors
/// Where there is no such master, it is the opened folder itself, or the new slug cannot be used.
pub fn rename_master(
    workspace: &Workspace,
    slug: &str,
    new: &str,
    content: &Content,
    free: Free<'_>,
) -> Result<ChangeSet, EditError> {
    let master = target::master(workspace, slug)?;
    let folder = place::own_folder(master)?;
    let to = place::free_folder(workspace, new, Some(master), free)?;
    beside::unclaimed(workspace, new, Some(folder))?;
    let names = Slug::of(master, new);
    let found: Vec<SlugPlace> = Owner::all(workspace)
        .flat_map(|owner| references::slugs(owner, &names))
        .collect();
    let own = moved(master, folder, &to, content, &found);
    let others = elsewhere(workspace, master, &found);
    let label = Label::new("master-rename")
        .with("from", &master.slug)
        .with("to", new);
    Ok(ChangeSet::new(label, own.into_iter().chain(others)))
}

/// Every file of the folder, gone from the one place and come to the other.
fn moved(
    master: &Master,
    from: &str,
    to: &str,
    content: &Content,
    found: &[SlugPlace],
) -> Vec<Change> {
    let renamed = texts(master, found);
    let change = |(path, bytes): &(RelPath, Vec<u8>)| {
        // A text is what was read, so that one that changed since is noticed and not lost.
        let read = master.files.get(path).and_then(Entry::read);
        let before = read.map_or_else(|| bytes.clone(), |file| file.text.clone().into_bytes());
        let after = renamed.get(path).map(|text| text.clone().into_bytes());
        let inside = path.below(from).unwrap_or(path.as_str());
        [
            Change {
                file: RelPath::new(&format!("{to}/{inside}")),
                before: None,
                after: Some(after.unwrap_or_else(|| before.clone())),
            },
            Change {
                file: path.clone(),
                before: Some(before),
                after: None,
            },
        ]
    };
    content.iter().flat_map(change).collect()
}

/// The texts of `master` that name it, as they then read.
pub fn texts(master: &Master, found: &[SlugPlace]) -> BTreeMap<RelPath, String> {
    let renamed = master
        .texts()
        .filter_map(|file| Some((file.path.clone(), renamed(file, found)?)));
    renamed.collect()
}

fn renamed(file: &SourceFile, found: &[SlugPlace]) -> Option<String> {
    let replacements = references::replacements(found, file);
    (!replacements.is_empty()).then(|| replaced(&file.text, replacements))
}

/// Changes of files that are not in the master's folder.
fn elsewhere(workspace: &Workspace, master: &Master, found: &[SlugPlace]) -> Vec<Change> {
    let others = workspace
        .masters()
        .filter(|other| other.folder != master.folder);
    let beside = workspace.rest.values().filter_map(|entry| entry.read());
    let files = others.flat_map(Master::texts).chain(beside);
    files
        .filter_map(|file| Some(Change::text(&file.path, &file.text, renamed(file, found)?)))
        .collect()
}
