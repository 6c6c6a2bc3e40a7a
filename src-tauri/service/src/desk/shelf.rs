//! Whole masters: their folders read from the disk as they are, the ones that were put away, and the operations over
//! both.

use std::collections::BTreeSet;

use colophon_core::edit::ChangeSet;
use colophon_core::edit::masters::{
    Manifest, Shelf, duplicate_master, rename_master, restore_master, shelve_master,
};
use colophon_core::model::RelPath;

use super::Desk;
use crate::error::{ApiError, ErrorCode};
use crate::nearest::find_master;
use crate::wire::{Shelved, ShelvedRow};
use crate::workspace::save::{Disk, Files, refused, system};

const TRASH: &str = ".colophon/trash";
const ARCHIVE: &str = "archive";
const MANIFEST: &str = "restore.json";
/// Folders of a repository that hold masters, beside those that do now.
const CONTAINERS: [&str; 3] = ["", "masters", "prebuilt"];

/// A master that was put away.
struct Entry {
    name: String,
    /// Its folder.
    folder: String,
    manifest_at: RelPath,
    bytes: Vec<u8>,
    manifest: Manifest,
}

impl Desk {
    /// Another slug for a master.
    pub(super) fn rename(&self, slug: &str, new: &str) -> Result<ChangeSet, ApiError> {
        let content = self.folder_of(slug)?;
        let workspace = &self.session.workspace;
        Ok(rename_master(workspace, slug, new, &content)?)
    }

    /// A copy of a master.
    pub(super) fn duplicate(
        &self,
        slug: &str,
        new: &str,
        name: Option<&str>,
    ) -> Result<ChangeSet, ApiError> {
        let content = self.folder_of(slug)?;
        let workspace = &self.session.workspace;
        Ok(duplicate_master(workspace, slug, new, name, &content)?)
    }

    /// A master put into the archive.
    pub(super) fn archive(&self, slug: &str) -> Result<ChangeSet, ApiError> {
        let content = self.folder_of(slug)?;
        let workspace = &self.session.workspace;
        Ok(shelve_master(workspace, slug, Shelf::Archive, &content)?)
    }

    /// A master thrown away.
    pub(super) fn trash(&self, slug: &str) -> Result<ChangeSet, ApiError> {
        let content = self.folder_of(slug)?;
        let number = |name: &String| name.split('-').next()?.parse().ok();
        let names = self.disk()?.names(TRASH);
        let last: u32 = names.iter().filter_map(number).max().unwrap_or(0);
        let shelf = Shelf::Trash(last.saturating_add(1));
        let workspace = &self.session.workspace;
        Ok(shelve_master(workspace, slug, shelf, &content)?)
    }

    /// A master taken back from the archive or the trash.
    pub(super) fn take_back(&self, name: &str) -> Result<ChangeSet, ApiError> {
        let disk = self.disk()?;
        let mut entries = trashed(&disk)?.into_iter().chain(self.archived(&disk)?);
        let unknown = || ApiError::new(ErrorCode::UnknownEntry).with("entry", name);
        let entry = entries
            .find(|entry| entry.name == name)
            .ok_or_else(unknown)?;
        let content = list(&disk, &entry.folder)?;
        let manifest = (&entry.manifest_at, entry.bytes.as_slice());
        let workspace = &self.session.workspace;
        Ok(restore_master(
            workspace,
            &entry.folder,
            manifest,
            &content,
        )?)
    }

    /// The masters that were put away.
    ///
    /// # Errors
    /// Where the folder cannot be read.
    pub fn shelved(&self) -> Result<Shelved, ApiError> {
        let disk = self.disk()?;
        let rows = |entries: Vec<Entry>| entries.into_iter().map(row).collect();
        Ok(Shelved {
            trash: rows(trashed(&disk)?),
            archive: rows(self.archived(&disk)?),
        })
    }

    /// By name.
    fn archived(&self, disk: &Disk) -> Result<Vec<Entry>, ApiError> {
        let above = |folder: &str| {
            folder
                .rsplit_once('/')
                .map_or("", |(above, _)| above)
                .to_owned()
        };
        let masters = self.session.workspace.masters();
        let mut containers: BTreeSet<String> = masters.map(|m| above(&m.folder)).collect();
        containers.extend(CONTAINERS.map(str::to_owned));
        let mut entries = Vec::new();
        for container in containers {
            let archive = RelPath::new(&format!("{container}/{ARCHIVE}"));
            for name in disk.names(archive.as_str()) {
                let folder = format!("{archive}/{name}");
                let manifest_at = RelPath::new(&format!("{folder}.{MANIFEST}"));
                entries.extend(entry(disk, name, folder, manifest_at)?);
            }
        }
        entries.sort_by(|a, b| a.name.cmp(&b.name));
        Ok(entries)
    }

    fn folder_of(&self, slug: &str) -> Result<Files, ApiError> {
        let master = find_master(&self.session.workspace, slug)?;
        // The opened folder itself is refused by the operation.
        if master.folder.is_empty() {
            return Ok(Vec::new());
        }
        list(&self.disk()?, &master.folder)
    }

    fn disk(&self) -> Result<Disk, ApiError> {
        let root = &self.session.root;
        Disk::open(root).map_err(|error| system(&root.display().to_string(), &error))
    }
}

/// The latest first.
fn trashed(disk: &Disk) -> Result<Vec<Entry>, ApiError> {
    let mut entries = Vec::new();
    for name in disk.names(TRASH) {
        let place = format!("{TRASH}/{name}");
        let folder = disk
            .names(&place)
            .into_iter()
            .find(|inside| inside != MANIFEST);
        let manifest_at = RelPath::new(&format!("{place}/{MANIFEST}"));
        if let Some(folder) = folder {
            entries.extend(entry(disk, name, format!("{place}/{folder}"), manifest_at)?);
        }
    }
    let number = |entry: &Entry| {
        entry
            .name
            .split('-')
            .next()
            .and_then(|n| n.parse::<u32>().ok())
    };
    entries.sort_by_key(|entry| std::cmp::Reverse(number(entry)));
    Ok(entries)
}

/// An entry, where what stands there is one.
fn entry(
    disk: &Disk,
    name: String,
    folder: String,
    manifest_at: RelPath,
) -> Result<Option<Entry>, ApiError> {
    let bytes = disk
        .read(&manifest_at)
        .map_err(|why| refused(&manifest_at, why))?;
    let read = |bytes: &Vec<u8>| Manifest::read(std::str::from_utf8(bytes).ok()?);
    let manifest = bytes.as_ref().and_then(read);
    Ok(bytes.zip(manifest).map(|(bytes, manifest)| Entry {
        name,
        folder,
        manifest_at,
        bytes,
        manifest,
    }))
}

fn list(disk: &Disk, folder: &str) -> Result<Files, ApiError> {
    let listed = disk.list(folder);
    listed.map_err(|(path, why)| refused(&RelPath::new(&path), why))
}

fn row(entry: Entry) -> ShelvedRow {
    ShelvedRow {
        entry: entry.name,
        slug: entry.manifest.slug,
        name: entry.manifest.name,
    }
}
