//! The operations over whole masters: their folders are read from the disk as they are, files that no scan looks at too.

use colophon_core::edit::ChangeSet;
use colophon_core::edit::masters::{
    Profile, Shelf, duplicate_master, new_master, rename_master, restore_master, shelve_master,
};
use colophon_core::model::RelPath;

use super::Desk;
use super::shelf::{self, Entry};
use crate::error::{ApiError, ErrorCode};
use crate::nearest::find_master;
use crate::workspace::save::{Disk, Files, refused, system};

impl Desk {
    /// A new master.
    pub(super) fn new_master(&self, slug: &str, profile: &Profile) -> Result<ChangeSet, ApiError> {
        let disk = self.disk()?;
        let workspace = &self.session.workspace;
        Ok(new_master(workspace, slug, profile, &|at| {
            disk.is_free(at)
        })?)
    }

    /// Another slug for a master.
    pub(super) fn rename(&self, slug: &str, new: &str) -> Result<ChangeSet, ApiError> {
        let disk = self.disk()?;
        let content = self.movable(&disk, slug)?;
        let workspace = &self.session.workspace;
        let free = |at: &str| disk.is_free(at);
        Ok(rename_master(workspace, slug, new, &content, &free)?)
    }

    /// A copy of a master.
    pub(super) fn duplicate(
        &self,
        slug: &str,
        new: &str,
        name: Option<&str>,
    ) -> Result<ChangeSet, ApiError> {
        let disk = self.disk()?;
        let content = self.files_of(&disk, slug)?;
        let workspace = &self.session.workspace;
        let free = |at: &str| disk.is_free(at);
        let copy = duplicate_master(workspace, slug, new, name, &content, &free);
        Ok(copy?)
    }

    /// A master put into the archive.
    pub(super) fn archive(&self, slug: &str) -> Result<ChangeSet, ApiError> {
        self.shelve(slug, |_| Shelf::Archive)
    }

    /// A master thrown away.
    pub(super) fn trash(&self, slug: &str) -> Result<ChangeSet, ApiError> {
        self.shelve(slug, |disk| Shelf::Trash(shelf::next_number(disk)))
    }

    fn shelve(&self, slug: &str, shelf: impl Fn(&Disk) -> Shelf) -> Result<ChangeSet, ApiError> {
        let disk = self.disk()?;
        let content = self.movable(&disk, slug)?;
        let workspace = &self.session.workspace;
        let free = |at: &str| disk.is_free(at);
        let shelved = shelve_master(workspace, slug, shelf(&disk), &content, &free);
        Ok(shelved?)
    }

    /// A master taken back from the archive.
    pub(super) fn take_from_archive(&self, name: &str) -> Result<ChangeSet, ApiError> {
        let disk = self.disk()?;
        self.take_back(&disk, self.archived(&disk)?, name)
    }

    /// A master taken back from the trash.
    pub(super) fn take_from_trash(&self, name: &str) -> Result<ChangeSet, ApiError> {
        let disk = self.disk()?;
        self.take_back(&disk, shelf::trashed(&disk)?, name)
    }

    fn take_back(
        &self,
        disk: &Disk,
        entries: Vec<Entry>,
        name: &str,
    ) -> Result<ChangeSet, ApiError> {
        let entry = entries.into_iter().find(|entry| entry.name == name);
        let entry =
            entry.ok_or_else(|| ApiError::new(ErrorCode::UnknownEntry).with("entry", name))?;
        let content = list(disk, &entry.folder)?;
        let manifest = (&entry.manifest_at, entry.bytes.as_slice());
        let workspace = &self.session.workspace;
        let free = |at: &str| disk.is_free(at);
        let back = restore_master(workspace, &entry.folder, manifest, &content, &free);
        Ok(back?)
    }

    /// Every file of a master that is to lie elsewhere.
    ///
    /// # Errors
    /// Where something was typed in one of its files that is not in it: it would be looked for where the file was.
    fn movable(&self, disk: &Disk, slug: &str) -> Result<Files, ApiError> {
        let folder = &find_master(&self.session.workspace, slug)?.folder;
        let drafts = match &self.writer {
            Some(writer) => writer.drafts()?,
            None => Vec::new(),
        };
        let typed = drafts.iter().map(|draft| &draft.file);
        let typed = typed.filter(|file| !folder.is_empty() && file.below(folder).is_some());
        let typed: Vec<_> = typed.map(RelPath::as_str).collect();
        if !typed.is_empty() {
            return Err(ApiError::new(ErrorCode::DraftsOpen).with("files", typed.join(", ")));
        }
        self.files_of(disk, slug)
    }

    fn files_of(&self, disk: &Disk, slug: &str) -> Result<Files, ApiError> {
        let master = find_master(&self.session.workspace, slug)?;
        // The opened folder itself is refused by the operation.
        if master.folder.is_empty() {
            return Ok(Vec::new());
        }
        list(disk, &master.folder)
    }

    /// The files of the folder.
    pub(super) fn disk(&self) -> Result<Disk, ApiError> {
        let root = &self.session.root;
        Disk::open(root).map_err(|error| system(&root.display().to_string(), &error))
    }
}

fn list(disk: &Disk, folder: &str) -> Result<Files, ApiError> {
    let listed = disk.list(folder);
    listed.map_err(|(path, why)| refused(&RelPath::new(&path), why))
}
