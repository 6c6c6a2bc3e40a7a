//! The masters that were put away: what lies in the archive and in the trash.

use std::collections::BTreeSet;

use colophon_core::edit::masters::Manifest;
use colophon_core::model::RelPath;

use super::Desk;
use crate::error::ApiError;
use crate::wire::{Shelved, ShelvedRow};
use crate::workspace::save::{Disk, refused};

const TRASH: &str = ".colophon/trash";
const ARCHIVE: &str = "archive";
const MANIFEST: &str = "restore.json";
/// Folders of a repository that hold masters, beside those that do now.
const CONTAINERS: [&str; 3] = ["", "masters", "prebuilt"];
/// What a master's folder has, whoever put it there.
const MARKS: [&str; 2] = ["meta.json", "SKILL.md"];

/// A master that was put away.
pub(super) struct Entry {
    pub name: String,
    /// Its folder.
    pub folder: String,
    pub manifest_at: RelPath,
    /// What the manifest holds; nothing where there is none.
    pub bytes: Vec<u8>,
    /// None where that is no manifest.
    manifest: Option<Manifest>,
}

impl Desk {
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

    /// What lies in the archives, by slug.
    pub(super) fn archived(&self, disk: &Disk) -> Result<Vec<Entry>, ApiError> {
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
            for (name, folder) in masters_in(disk, archive.as_str()) {
                let manifest_at = RelPath::new(&format!("{folder}.{MANIFEST}"));
                let name = RelPath::new(&format!("{container}/{name}"));
                entries.push(entry(disk, name.as_str(), folder, manifest_at)?);
            }
        }
        entries.sort_by(|a, b| (slug_of(a), &a.name).cmp(&(slug_of(b), &b.name)));
        Ok(entries)
    }
}

/// What lies in the trash, the latest first.
pub(super) fn trashed(disk: &Disk) -> Result<Vec<Entry>, ApiError> {
    let mut entries = Vec::new();
    for name in disk.names(TRASH) {
        let place = format!("{TRASH}/{name}");
        let manifest_at = RelPath::new(&format!("{place}/{MANIFEST}"));
        if let Some((_, folder)) = masters_in(disk, &place).next() {
            entries.push(entry(disk, &name, folder, manifest_at)?);
        }
    }
    entries.sort_by_key(|entry| std::cmp::Reverse(number(&entry.name)));
    Ok(entries)
}

/// The number of the next master that is thrown away.
pub(super) fn next_number(disk: &Disk) -> u32 {
    let names = disk.names(TRASH);
    let last = names.iter().filter_map(|name| number(name)).max();
    last.unwrap_or(0).saturating_add(1)
}

/// The number that a name in the trash begins with.
fn number(name: &str) -> Option<u32> {
    name.split('-').next()?.parse().ok()
}

/// The folders in `place` that are masters', by name and path.
fn masters_in(disk: &Disk, place: &str) -> impl Iterator<Item = (String, String)> {
    let names = disk.names(place).into_iter();
    let folders = names.map(move |name| (format!("{place}/{name}"), name));
    folders.filter_map(|(folder, name)| {
        let inside = disk.names(&folder);
        let is_one = inside.iter().any(|name| MARKS.contains(&name.as_str()));
        is_one.then_some((name, folder))
    })
}

fn entry(disk: &Disk, name: &str, folder: String, manifest_at: RelPath) -> Result<Entry, ApiError> {
    let bytes = disk.read(&manifest_at);
    let bytes = bytes.map_err(|why| refused(&manifest_at, why))?;
    let bytes = bytes.unwrap_or_default();
    Ok(Entry {
        name: name.to_owned(),
        folder,
        manifest_at,
        manifest: Manifest::read(&bytes),
        bytes,
    })
}

/// The slug of the master, by its folder where there is no manifest.
fn slug_of(entry: &Entry) -> &str {
    let folder = entry.folder.rsplit('/').next().unwrap_or_default();
    let by_folder = folder.strip_prefix("master-").unwrap_or(folder);
    entry.manifest.as_ref().map_or(by_folder, |m| &m.slug)
}

fn row(entry: Entry) -> ShelvedRow {
    let slug = slug_of(&entry).to_owned();
    let name = entry.manifest.map(|manifest| manifest.name);
    ShelvedRow {
        entry: entry.name,
        name: name.unwrap_or_else(|| slug.clone()),
        slug,
    }
}
