//! The files of one workspace, reached through a handle that no link and no `..` leads out of. Folders are opened part
//! by part; a link in the place of a folder or of a file is refused, never followed and never replaced.

use std::collections::BTreeSet;
use std::io::{self, Read as _, Write as _};
use std::path::Path;

use cap_fs_ext::{DirExt as _, FollowSymlinks, OpenOptionsFollowExt as _, OpenOptionsSyncExt as _};
use cap_std::ambient_authority;
use cap_std::fs::{Dir, File, OpenOptions, Permissions};
use colophon_core::model::RelPath;

use super::fault;

/// No file that is moved or compared is larger, nor is a folder that is moved.
const MAX_BYTES: u64 = 256 << 20;

/// Why a file cannot be read or written.
#[derive(Debug)]
pub enum Refused {
    /// A link stands in its place, or in that of a folder on the way.
    Link,
    /// Something else that is no file stands in its place, or a file in that of a folder on the way.
    NotAFile,
    /// It is protected against writing.
    Protected,
    /// It is larger than any file of a master.
    TooLarge,
    /// It belongs to the program or to version control.
    Reserved,
    /// The system said so.
    System(io::Error),
}

impl From<io::Error> for Refused {
    fn from(error: io::Error) -> Self {
        Self::System(error)
    }
}

/// Files with their bytes.
pub type Files = Vec<(RelPath, Vec<u8>)>;

/// The files of one workspace.
#[derive(Debug)]
pub struct Disk {
    root: Dir,
}

impl Disk {
    /// The files below `root`.
    ///
    /// # Errors
    /// Where that is no folder that can be opened.
    pub fn open(root: &Path) -> io::Result<Self> {
        let root = Dir::open_ambient_dir(root, ambient_authority())?;
        Ok(Self { root })
    }

    /// What the file holds; `None` where there is none.
    ///
    /// # Errors
    /// Where what stands there is no file, or the system refuses.
    pub fn read(&self, file: &RelPath) -> Result<Option<Vec<u8>>, Refused> {
        let dir = match self.folder_of(file) {
            Err(Refused::System(error)) if error.kind() == io::ErrorKind::NotFound => {
                return Ok(None);
            }
            dir => dir?,
        };
        if standing(&dir, file.file_name())?.is_none() {
            return Ok(None);
        }
        let mut options = OpenOptions::new();
        options.read(true).follow(FollowSymlinks::No).nonblock(true);
        let mut bytes = Vec::new();
        let open = dir.open_with(file.file_name(), &options)?;
        open.take(MAX_BYTES + 1).read_to_end(&mut bytes)?;
        if bytes.len() as u64 > MAX_BYTES {
            return Err(Refused::TooLarge);
        }
        Ok(Some(bytes))
    }

    /// The names in `folder`, in order; none where it is not there or cannot be read.
    #[must_use]
    pub fn names(&self, folder: &str) -> Vec<String> {
        let entries = self.folder(folder).and_then(|dir| Ok(dir.entries()?));
        let entries = entries.into_iter().flatten().flatten();
        let mut names: Vec<_> = entries
            .filter_map(|e| e.file_name().into_string().ok())
            .collect();
        names.sort();
        names
    }

    /// Whether nothing lies at `path` but perhaps an empty folder.
    #[must_use]
    pub fn is_free(&self, path: &str) -> bool {
        match self.folder(path).and_then(|dir| Ok(dir.entries()?)) {
            Ok(mut entries) => entries.next().is_none(),
            Err(Refused::System(error)) => error.kind() == io::ErrorKind::NotFound,
            Err(_) => false,
        }
    }

    /// Every file below `folder` with its bytes, those that no scan looks at too; none where there is no such folder.
    ///
    /// # Errors
    /// Where something below it is no file and no folder, all together are too large, or the system refuses; with its
    /// path.
    pub fn list(&self, folder: &str) -> Result<Files, (String, Refused)> {
        let mut files = Vec::new();
        let mut left = MAX_BYTES;
        self.list_into(folder, &mut files, &mut left)?;
        Ok(files)
    }

    fn list_into(
        &self,
        folder: &str,
        files: &mut Files,
        left: &mut u64,
    ) -> Result<(), (String, Refused)> {
        let system = |error: io::Error| (folder.to_owned(), Refused::System(error));
        let dir = match self.folder(folder) {
            Err(Refused::System(error)) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
            dir => dir.map_err(|why| (folder.to_owned(), why))?,
        };
        for entry in dir.entries().map_err(system)? {
            let entry = entry.map_err(system)?;
            let name = entry.file_name();
            let path = format!("{folder}/{}", name.to_string_lossy());
            if name.to_str().is_none() {
                return Err((path, Refused::NotAFile));
            }
            if entry.file_type().map_err(system)?.is_dir() {
                self.list_into(&path, files, left)?;
                continue;
            }
            let file = RelPath::new(&path);
            let bytes = self.read(&file).map_err(|why| (path.clone(), why))?;
            let size = bytes.as_ref().map_or(0, Vec::len) as u64;
            *left = left.checked_sub(size).ok_or((path, Refused::TooLarge))?;
            files.extend(bytes.map(|bytes| (file, bytes)));
        }
        Ok(())
    }

    /// The permissions of the file; `None` where there is none.
    pub(super) fn permissions(&self, file: &RelPath) -> Option<Permissions> {
        let dir = self.folder_of(file).ok()?;
        standing(&dir, file.file_name()).ok()?
    }

    /// Writes `content` beside `file`, under the name `temp`, down to the disk. Folders that are missing are made and
    /// put into `made`. The new file gets the permissions of the old one, else `like`.
    pub(super) fn stage(
        &self,
        file: &RelPath,
        temp: &str,
        content: &[u8],
        like: Option<Permissions>,
        made: &mut BTreeSet<String>,
    ) -> Result<(), Refused> {
        if reserved(file) {
            return Err(Refused::Reserved);
        }
        let dir = self.make_folder(above(file.as_str()), made)?;
        let old = standing(&dir, file.file_name())?;
        if old.as_ref().is_some_and(Permissions::readonly) {
            return Err(Refused::Protected);
        }
        let mut open = create(&dir, temp)?;
        fault::point("temp-created")?;
        open.write_all(content)?;
        if let Some(permissions) = old.or(like) {
            open.set_permissions(permissions)?;
        }
        fault::point("temp-written")?;
        open.sync_all()?;
        fault::point("temp-synced")?;
        Ok(())
    }

    /// Puts the staged file in the place of `file`.
    pub(super) fn place(&self, file: &RelPath, temp: &str) -> Result<(), Refused> {
        let dir = self.folder_of(file)?;
        standing(&dir, file.file_name())?;
        dir.rename(temp, &dir, file.file_name())?;
        fault::point("renamed")?;
        Ok(())
    }

    /// Removes the file.
    pub(super) fn remove(&self, file: &RelPath) -> Result<(), Refused> {
        if reserved(file) {
            return Err(Refused::Reserved);
        }
        let dir = self.folder_of(file)?;
        standing(&dir, file.file_name())?;
        dir.remove_file(file.file_name())?;
        fault::point("removed")?;
        Ok(())
    }

    /// Removes the files of `folder` whose names begin and end so. False where one may be left.
    pub(super) fn remove_named(&self, folder: &str, begin: &str, end: &str) -> bool {
        let dir = match self.folder(folder) {
            Err(Refused::System(error)) => return error.kind() == io::ErrorKind::NotFound,
            Err(_) => return true,
            Ok(dir) => dir,
        };
        let Ok(entries) = dir.entries() else {
            return false;
        };
        let mut clean = true;
        for entry in entries {
            let name = entry.map(|entry| entry.file_name());
            clean &= name.is_ok_and(|name| {
                let named = |name: &str| name.starts_with(begin) && name.ends_with(end);
                !name.to_str().is_some_and(named) || dir.remove_file(&name).is_ok()
            });
        }
        clean
    }

    /// Removes `folder` and those it lies in, as far as they are empty. The workspace itself stays.
    pub(super) fn remove_empty(&self, folder: &str) {
        let mut folder = folder;
        while !folder.is_empty() && self.remove_if_empty(folder) {
            folder = above(folder);
        }
    }

    /// Removes `folder` where it is empty. False where it is not.
    pub(super) fn remove_if_empty(&self, folder: &str) -> bool {
        let name = folder.rsplit('/').next().unwrap_or_default();
        let dir = self.folder(above(folder));
        let removed = dir.is_ok_and(|dir| dir.remove_dir(name).is_ok());
        if removed {
            fault::moment("folder-removed");
        }
        removed
    }

    /// Brings the entries of `folder` down to the disk. One that is gone needs nothing.
    pub(super) fn sync(&self, folder: &str) -> Result<(), Refused> {
        let dir = match self.folder(folder) {
            Err(Refused::System(error)) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
            dir => dir?,
        };
        // The handle itself may be one that only names the folder, which cannot be synced.
        dir.open(".")?.sync_all()?;
        fault::point("folder-synced")?;
        Ok(())
    }

    fn folder_of(&self, file: &RelPath) -> Result<Dir, Refused> {
        self.folder(above(file.as_str()))
    }

    fn folder(&self, path: &str) -> Result<Dir, Refused> {
        let parts = path.split('/').filter(|part| !part.is_empty());
        let root = self.root.try_clone()?;
        parts
            .into_iter()
            .try_fold(root, |dir, part| enter(&dir, part))
    }

    fn make_folder(&self, path: &str, made: &mut BTreeSet<String>) -> Result<Dir, Refused> {
        let mut dir = self.root.try_clone()?;
        let mut so_far = String::new();
        for part in path.split('/').filter(|part| !part.is_empty()) {
            if !so_far.is_empty() {
                so_far.push('/');
            }
            so_far.push_str(part);
            match dir.create_dir(part) {
                Ok(()) => drop(made.insert(so_far.clone())),
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                // A folder that is there on a disk that cannot be written is reported as such by what follows.
                Err(error) if dir.symlink_metadata(part).is_err() => return Err(error.into()),
                Err(_) => {}
            }
            dir = enter(&dir, part)?;
        }
        Ok(dir)
    }
}

/// The folder that the file or folder at `path` lies in; empty for the workspace itself.
pub(super) fn above(path: &str) -> &str {
    path.rsplit_once('/').map_or("", |(above, _)| above)
}

/// Files that no change set may touch: the program's own, apart from its trash, and those of version control.
fn reserved(file: &RelPath) -> bool {
    let mut parts = file.as_str().split('/');
    match parts.next() {
        Some(".colophon") => parts.next() != Some("trash"),
        Some(".git" | "") | None => true,
        Some(_) => false,
    }
}

fn enter(dir: &Dir, part: &str) -> Result<Dir, Refused> {
    dir.open_dir_nofollow(part)
        .map_err(|error| match dir.symlink_metadata(part) {
            Ok(meta) if meta.is_symlink() => Refused::Link,
            Ok(meta) if !meta.is_dir() => Refused::NotAFile,
            _ => Refused::System(error),
        })
}

/// The permissions of the file `name`; `None` where nothing has that name.
fn standing(dir: &Dir, name: &str) -> Result<Option<Permissions>, Refused> {
    match dir.symlink_metadata(name) {
        Ok(meta) if meta.is_symlink() => Err(Refused::Link),
        Ok(meta) if !meta.is_file() => Err(Refused::NotAFile),
        Ok(meta) => Ok(Some(meta.permissions())),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error.into()),
    }
}

/// Makes the file `name`. Only this program uses such names: one that is there was left behind.
fn create(dir: &Dir, name: &str) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    match dir.open_with(name, &options) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
            dir.remove_file(name)?;
            dir.open_with(name, &options)
        }
        opened => opened,
    }
}
