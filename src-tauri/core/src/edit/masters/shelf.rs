//! Masters put away and taken back. An archived master lies in `archive/` beside the masters, under version control; one
//! that was thrown away lies in `.colophon/trash/`. Beside it stands what is needed to take it back.

use serde::{Deserialize, Serialize};

use super::super::merge::{Kind, clean, merge};
use super::super::{Change, ChangeSet, EditError, Label, target};
use super::{Content, beside, place};
use crate::model::{RelPath, Workspace};

/// Where a master is put.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shelf {
    /// `archive/<folder>` beside the masters; the manifest is `archive/<folder>.restore.json`.
    Archive,
    /// `.colophon/trash/<number>-<slug>/<folder>`; the manifest is `restore.json` beside it.
    Trash(u32),
}

/// What is needed to take a master back; kept as JSON beside it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Manifest {
    /// Version of this shape; 1.
    pub version: u32,
    /// Its slug.
    pub slug: String,
    /// Its display name.
    pub name: String,
    /// Where its folder was.
    pub folder: String,
    /// Files beside the masters that named it.
    pub beside: Vec<Beside>,
}

/// A file beside the masters, with the master named in it and without.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Beside {
    /// Its path.
    pub file: String,
    /// Its text before.
    pub with: String,
    /// Its text afterwards.
    pub without: String,
}

impl Manifest {
    /// Reads a manifest.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let manifest: Self = serde_json::from_str(text).ok()?;
        (manifest.version == 1).then_some(manifest)
    }
}

/// Puts the master `slug` away. Its entries in the catalogue and the routing go; critiques of it by others stay, for
/// their authors to decide about.
///
/// # Errors
/// Where there is no such master, it is the opened folder itself, or a file beside the masters cannot be edited.
pub fn shelve_master(
    workspace: &Workspace,
    slug: &str,
    shelf: Shelf,
    content: &Content,
) -> Result<ChangeSet, EditError> {
    let master = target::master(workspace, slug)?;
    let from = place::own_folder(master)?;
    let name = place::name(from);
    let (to, manifest_at, code) = match shelf {
        Shelf::Archive => {
            let archive = place::join(place::container(from), "archive");
            let to = place::join(&archive, name);
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
    let beside = beside::without(workspace, master)?;
    let manifest = Manifest {
        version: 1,
        slug: master.slug.clone(),
        name: master.name().to_owned(),
        folder: from.to_owned(),
        beside: beside.iter().filter_map(noted).collect(),
    };
    let manifest = serde_json::to_string_pretty(&manifest).unwrap_or_default() + "\n";
    let manifest = Change::create(RelPath::new(&manifest_at), manifest);
    let moved = moves(content, from, &to);
    let label = Label::new(code).with("slug", &master.slug);
    Ok(ChangeSet::new(label, moved.chain(beside).chain([manifest])))
}

fn noted(change: &Change) -> Option<Beside> {
    let text = |bytes: &Option<Vec<u8>>| String::from_utf8(bytes.clone()?).ok();
    Some(Beside {
        file: change.file.as_str().to_owned(),
        with: text(&change.before)?,
        without: text(&change.after)?,
    })
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
/// of it comes back where they did not change at the same places since; where they did they are left as they are, and a
/// finding says what is missing.
///
/// # Errors
/// Where the manifest cannot be read, or its slug or its folder is taken.
pub fn restore_master(
    workspace: &Workspace,
    at: &str,
    manifest: (&RelPath, &[u8]),
    content: &Content,
) -> Result<ChangeSet, EditError> {
    let (manifest_at, bytes) = manifest;
    let read = std::str::from_utf8(bytes).ok().and_then(Manifest::read);
    let read =
        read.ok_or_else(|| EditError::new("not-restorable").with("file", manifest_at.as_str()))?;
    let taken =
        |other: &crate::model::Master| other.slug == read.slug || other.folder == read.folder;
    if workspace.masters().any(taken) {
        return Err(EditError::new("slug-taken").with("slug", &read.slug));
    }
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

/// A file beside the masters with the master named in it again.
fn named(workspace: &Workspace, beside: &Beside) -> Option<Change> {
    let path = RelPath::new(&beside.file);
    let file = workspace.rest.get(&path)?.read()?;
    let parts = merge(Kind::Json, &beside.without, &file.text, &beside.with);
    Some(Change::text(&path, &file.text, clean(&parts)?))
}
