//! A folder to write in, for the tests of the writer.
#![allow(dead_code, reason = "each test file uses a part")]

use std::fs;
use std::path::{Path, PathBuf};

use colophon_core::edit::{Change, ChangeSet, Label};
use colophon_core::model::RelPath;
use colophon_service::workspace::history::{Origin, Stamp};
use colophon_service::workspace::lock::Holder;
use colophon_service::workspace::{Opening, Writer};
use tempfile::TempDir;

/// A folder of masters and a folder for state.
pub struct Bench {
    folder: PathBuf,
    /// Removed at the end, where it was made here.
    _made: Option<TempDir>,
}

impl Bench {
    /// A folder with these files.
    pub fn new(files: &[(&str, &str)]) -> Self {
        let made = tempfile::tempdir().unwrap();
        let bench = Self {
            folder: made.path().to_owned(),
            _made: Some(made),
        };
        fs::create_dir(bench.root()).unwrap();
        for (file, text) in files {
            bench.write(file, text);
        }
        bench
    }

    /// One that another process made.
    pub fn at(folder: impl Into<PathBuf>) -> Self {
        Self {
            folder: folder.into(),
            _made: None,
        }
    }

    /// The folder of all.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Where a process leaves what became of it.
    pub fn result(&self) -> PathBuf {
        self.folder.join("result")
    }

    /// The folder of masters.
    pub fn root(&self) -> PathBuf {
        self.folder.join("masters")
    }

    /// The program's folder for state.
    pub fn state(&self) -> PathBuf {
        self.folder.join("state")
    }

    /// A writer of it, as a program called `test`.
    pub fn open(&self) -> (Writer, Opening) {
        Writer::open(&self.root(), &self.state(), &Holder::this("test", 7)).unwrap()
    }

    /// Writes as another program does.
    pub fn write(&self, file: &str, text: &str) {
        let path = self.root().join(file);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    /// What the file holds now.
    pub fn read(&self, file: &str) -> Option<String> {
        fs::read_to_string(self.root().join(file)).ok()
    }

    /// Every file apart from the program's own, in path order.
    pub fn files(&self) -> Vec<String> {
        let mut found = Vec::new();
        let mut folders = vec![self.root()];
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                let name = path.strip_prefix(self.root()).unwrap().to_str().unwrap();
                match path.is_dir() {
                    true if name != ".colophon" => folders.push(path),
                    true => {}
                    false => found.push(name.to_owned()),
                }
            }
        }
        found.sort();
        found
    }
}

/// A change of one file; `None` is no file.
pub fn change(file: &str, before: Option<&str>, after: Option<&str>) -> Change {
    let bytes = |text: &str| text.as_bytes().to_vec();
    Change {
        file: RelPath::new(file),
        before: before.map(bytes),
        after: after.map(bytes),
    }
}

/// A change set of that label.
pub fn set(code: &str, changes: &[Change]) -> ChangeSet {
    ChangeSet::new(Label::new(code), changes.iter().cloned())
}

/// By the window, at 11.
pub const HERE: Stamp = Stamp {
    origin: Origin::Here,
    at: 11,
};
