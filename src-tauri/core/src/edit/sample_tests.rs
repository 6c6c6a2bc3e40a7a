//! Folders for the tests of operations: the sample masters, and real ones where `COLOPHON_MASTERS` names them. A folder
//! is a map of files in memory on which change sets are made and taken back.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use super::{Change, ChangeSet};
use crate::checks::check;
use crate::formats::load;
use crate::model::{Entry, Finding, RelPath, SourceFile, Unreadable, Workspace};

/// A folder in memory.
#[derive(Clone, PartialEq, Eq)]
pub struct Folder(pub BTreeMap<RelPath, Vec<u8>>);

impl Folder {
    /// The sample masters.
    pub fn samples() -> Self {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../masters");
        let folder = Self::read(&root);
        assert!(!folder.0.is_empty(), "no sample masters");
        folder
    }

    /// Every folder there is to test on: the samples, and real masters. Says so where those are skipped.
    pub fn all() -> Vec<Self> {
        let real = std::env::var_os("COLOPHON_MASTERS").map(|root| Self::read(Path::new(&root)));
        if real.is_none() {
            eprintln!("skipped: real masters, since COLOPHON_MASTERS names none");
        }
        [Self::samples()].into_iter().chain(real).collect()
    }

    /// The same files in a folder of a repository.
    pub fn below(self, folder: &str) -> Self {
        let files = self.0.into_iter();
        Self(
            files
                .map(|(path, bytes)| (RelPath::new(&format!("{folder}{path}")), bytes))
                .collect(),
        )
    }

    fn read(root: &Path) -> Self {
        let mut files = BTreeMap::new();
        collect(root, "", &mut files);
        Self(files)
    }

    /// What a scan of the folder finds: hidden files are passed over.
    pub fn workspace(&self) -> Workspace {
        let seen = self.0.iter().filter(|(path, _)| {
            let mut parts = path.as_str().split('/');
            !parts.any(|part| part.starts_with('.'))
        });
        let entry = |(path, bytes): (&RelPath, &Vec<u8>)| {
            let entry = match String::from_utf8(bytes.clone()) {
                Ok(text) => Entry::Read(SourceFile::new(path.clone(), text)),
                Err(error) => Entry::Unreadable(Unreadable::NotUtf8 {
                    offset: error.utf8_error().valid_up_to(),
                }),
            };
            (path.clone(), entry)
        };
        load(seen.map(entry).collect())
    }

    /// Makes the changes. Each must find what it was computed from.
    pub fn make(&mut self, set: &ChangeSet) {
        set.changes().iter().for_each(|change| self.change(change));
    }

    /// Takes the changes back.
    pub fn take_back(&mut self, set: &ChangeSet) {
        let changes = set.changes().iter().cloned();
        changes.for_each(|change| self.change(&change.inverse()));
    }

    fn change(&mut self, change: &Change) {
        assert_eq!(
            self.0.get(&change.file),
            change.before.as_ref(),
            "{change:?}"
        );
        match &change.after {
            Some(bytes) => drop(self.0.insert(change.file.clone(), bytes.clone())),
            None => drop(self.0.remove(&change.file)),
        }
    }

    /// The text of a file.
    pub fn text(&self, path: &str) -> &str {
        let bytes = &self.0[&RelPath::new(path)];
        std::str::from_utf8(bytes).unwrap()
    }

    /// Where this and `other` differ, for a message.
    pub fn difference(&self, other: &Self) -> Vec<String> {
        let paths: BTreeSet<_> = self.0.keys().chain(other.0.keys()).collect();
        let differs = paths
            .into_iter()
            .filter(|path| self.0.get(*path) != other.0.get(*path));
        differs.map(ToString::to_string).collect()
    }
}

fn collect(root: &Path, prefix: &str, files: &mut BTreeMap<RelPath, Vec<u8>>) {
    for entry in std::fs::read_dir(root).unwrap() {
        let entry = entry.unwrap();
        let path = format!("{prefix}{}", entry.file_name().to_str().unwrap());
        if entry.file_type().unwrap().is_dir() {
            collect(&entry.path(), &format!("{path}/"), files);
        } else {
            files.insert(RelPath::new(&path), std::fs::read(entry.path()).unwrap());
        }
    }
}

/// Every finding.
pub fn findings(workspace: &Workspace) -> Vec<Finding> {
    check(workspace, &BTreeSet::new()).findings
}

/// The codes of the findings that are errors.
pub fn errors(workspace: &Workspace) -> BTreeSet<(&'static str, String)> {
    let all = findings(workspace).into_iter();
    let errors = all.filter(|f| f.severity == crate::model::Severity::Error);
    errors
        .map(|f| (f.code, format!("{:?} {:?}", f.place.file, f.params)))
        .collect()
}

/// Findings without places in lines, which move when a word becomes longer, and with `old` for every `new`.
pub fn comparable(findings: &[Finding], renamed: &[(String, String)]) -> Vec<String> {
    let mut lines: Vec<String> = findings
        .iter()
        .map(|f| {
            let line = format!(
                "{} {:?} {:?} {} {:?} {:?}",
                f.code, f.severity, f.master, f.place.file, f.place.pointer, f.params
            );
            renamed
                .iter()
                .fold(line, |line, (new, old)| line.replace(new, old))
        })
        .collect();
    lines.sort();
    lines
}
