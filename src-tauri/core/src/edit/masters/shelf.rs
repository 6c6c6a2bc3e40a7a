//! Masters put away and taken back. An archived master lies in `archive/` beside the masters, under version control; one
//! that was thrown away lies in `.colophon/trash/`. Beside it stands what is needed to take it back.

use super::super::{Change, ChangeSet, EditError, Label, target};
use super::manifest::{Beside, Manifest};
use super::put_back::put_back;
use super::take_out::{Without, take_out};
use super::{Content, Free, beside, place};
use crate::model::{RelPath, Workspace};

/// Where a master is put.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shelf {
    /// `archive/<folder>` beside the masters (`<folder>-2` where that is taken); the manifest is
    /// `archive/<folder>.restore.json`.
    Archive,
    /// `.colophon/trash/<number>-<slug>/<folder>`; the manifest is `restore.json` beside it.
    Trash(u32),
}

/// Puts the master `slug` away. Its entries in the catalogue and the routing go; critiques of it by others stay, for
/// their authors to decide about.
///
/// # Errors
/// Where there is no such master, it is the only one or the opened folder itself, or a file beside the masters cannot be
/// edited.
pub fn shelve_master(
    workspace: &Workspace,
    slug: &str,
    shelf: Shelf,
    content: &Content,
    free: Free<'_>,
) -> Result<ChangeSet, EditError> {
    let master = target::master(workspace, slug)?;
    let from = place::own_folder(master)?;
    if workspace.masters.len() == 1 {
        return Err(EditError::new("last-master").with("slug", &master.slug));
    }
    let name = place::name(from);
    let (to, manifest_at, code) = match shelf {
        Shelf::Archive => {
            let to = free_in_archive(from, free);
            (to.clone(), format!("{to}.restore.json"), "master-archive")
        }
        Shelf::Trash(number) => {
            let entry = format!(".colophon/trash/{number}-{}", master.slug);
            (
                format!("{entry}/{name}"),
                format!("{entry}/restore.json"),
                "master-trash",
            )
        }
    };
    let without = take_out(workspace, master)?;
    let manifest = Manifest {
        version: 1,
        slug: master.slug.clone(),
        name: master.name().to_owned(),
        folder: from.to_owned(),
        beside: without.iter().filter_map(noted).collect(),
    };
    let manifest = serde_json::to_string_pretty(&manifest).unwrap_or_default() + "\n";
    let manifest = Change::create(RelPath::new(&manifest_at), manifest);
    let moved = moves(content, from, &to);
    let beside = without.into_iter().map(|without| without.change);
    let label = Label::new(code).with("slug", &master.slug);
    Ok(ChangeSet::new(label, moved.chain(beside).chain([manifest])))
}

/// The first place in the archive for the folder `from` where nothing lies.
fn free_in_archive(from: &str, free: Free<'_>) -> String {
    let archive = place::join(place::container(from), "archive");
    let first = place::join(&archive, place::name(from));
    let mut place = first.clone();
    for number in 2_u32.. {
        if free(&place) && free(&format!("{place}.restore.json")) {
            break;
        }
        place = format!("{first}-{number}");
    }
    place
}

fn noted(without: &Without) -> Option<Beside> {
    let noted = Beside {
        file: without.change.file.as_str().to_owned(),
        items: without.items.clone(),
    };
    (!noted.items.is_empty()).then_some(noted)
}

fn moves<'a>(
    content: &'a Content,
    from: &'a str,
    to: &'a str,
) -> impl Iterator<Item = Change> + 'a {
    content.iter().flat_map(move |(path, bytes)| {
        let inside = path.below(from).unwrap_or(path.as_str());
        [
            Change {
                file: path.clone(),
                before: Some(bytes.clone()),
                after: None,
            },
            Change {
                file: RelPath::new(&format!("{to}/{inside}")),
                before: None,
                after: Some(bytes.clone()),
            },
        ]
    })
}

/// Takes a master back from the folder `at`, whose manifest is the file `manifest`. What the files beside the masters said
/// of it comes back where it was; what they say of others since then stays.
///
/// # Errors
/// Where the manifest cannot be read, or its slug or its folder is taken.
pub fn restore_master(
    workspace: &Workspace,
    at: &str,
    manifest: (&RelPath, &[u8]),
    content: &Content,
    free: Free<'_>,
) -> Result<ChangeSet, EditError> {
    let (manifest_at, bytes) = manifest;
    let read = Manifest::read(bytes);
    let read =
        read.ok_or_else(|| EditError::new("not-restorable").with("file", manifest_at.as_str()))?;
    place::not_taken(workspace, &read.slug, &read.folder, free)?;
    beside::unclaimed(workspace, &read.slug, Some(&read.folder))?;
    let back = moves(content, at, &read.folder);
    let named = read
        .beside
        .iter()
        .filter_map(|beside| named(workspace, beside));
    let gone = Change {
        file: manifest_at.clone(),
        before: Some(bytes.to_vec()),
        after: None,
    };
    let label = Label::new("master-restore").with("slug", &read.slug);
    Ok(ChangeSet::new(label, back.chain(named).chain([gone])))
}

/// A file beside the masters with the master named in it again. One that is gone or no JSON now is left alone.
fn named(workspace: &Workspace, beside: &Beside) -> Option<Change> {
    let path = RelPath::new(&beside.file);
    let text = &workspace.rest.get(&path)?.read()?.text;
    let again = put_back(text, &beside.items).ok()?;
    Some(Change::text(&path, text, again))
}
