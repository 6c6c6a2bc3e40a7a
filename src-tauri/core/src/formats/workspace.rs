//! From a tree of files to a workspace: finds the masters and reads each.

use std::collections::BTreeMap;

use rayon::prelude::*;

use super::catalogue::{NAMES, repository};
use super::master::master;
use crate::model::{Entry, FileTree, RelPath, Workspace};

/// Folders that may hold masters: the opened one, and those of a repository (masters.md §1.14).
const CONTAINERS: [&str; 3] = ["", "prebuilt", "masters"];
/// Files that make a folder a master's.
const MARKS: [&str; 2] = ["meta.json", "SKILL.md"];
/// Where archives of earlier states lie; they are not examined.
const ARCHIVES: &str = "versions";

/// Reads a tree of files (paths inside the opened folder) as a workspace: itself a master, a folder of masters, or a
/// repository with `prebuilt/master-*` or `masters/*` (masters.md §1.1, §1.14). Never fails.
#[must_use]
pub fn load(tree: FileTree) -> Workspace {
    load_opened(tree, "")
}

/// The same for a folder of that name, which says who a master is that was opened by itself.
#[must_use]
pub fn load_opened(tree: FileTree, name: &str) -> Workspace {
    let repository = repository(&tree, &CONTAINERS);
    let folders = master_folders(&tree);
    let mut files: BTreeMap<String, FileTree> =
        folders.into_iter().map(|f| (f, FileTree::new())).collect();
    let mut rest = FileTree::new();
    for (path, entry) in tree {
        match owner(&path, &files) {
            Some((_, true)) => {}
            Some((folder, false)) => {
                files.entry(folder).or_default().insert(path, entry);
            }
            None if is_looked_at(&path, &entry) => drop(rest.insert(path, entry)),
            None => {}
        }
    }
    let read = files
        .into_par_iter()
        .map(|(folder, files)| master(&folder, name, files));
    let mut masters: Vec<_> = read.collect();
    masters.sort_by(|a, b| (&a.slug, &a.folder).cmp(&(&b.slug, &b.folder)));
    Workspace {
        masters,
        repository,
        rest,
    }
}

/// The folders of masters: those in the containers, or else the opened folder itself, or else those right inside.
fn master_folders(tree: &FileTree) -> Vec<String> {
    let contained: Vec<_> = CONTAINERS[1..]
        .iter()
        .flat_map(|c| folders_in(tree, c))
        .collect();
    if !contained.is_empty() {
        return contained;
    }
    if MARKS
        .iter()
        .any(|mark| tree.contains_key(&RelPath::new(mark)))
    {
        return vec![String::new()];
    }
    folders_in(tree, "")
}

/// Folders right inside `container` that are named `master-…` or hold a master's own files.
fn folders_in(tree: &FileTree, container: &str) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for path in tree.keys() {
        let Some((name, inside)) = path.below(container).and_then(|p| p.split_once('/')) else {
            continue;
        };
        let folder = &path.as_str()[..path.as_str().len() - inside.len() - 1];
        let known = found.last().is_some_and(|last| last == folder);
        if !known && (name.starts_with("master-") || MARKS.contains(&inside)) {
            found.push(folder.to_owned());
        }
    }
    found
}

/// The master's folder that `path` lies in, and whether it is archived there.
fn owner(path: &RelPath, folders: &BTreeMap<String, FileTree>) -> Option<(String, bool)> {
    let folder = path.folders().find(|f| folders.contains_key(*f))?;
    let archived = path
        .below(folder)
        .and_then(|inside| inside.split_once('/'))
        .is_some_and(|(first, _)| first == ARCHIVES);
    Some((folder.to_owned(), archived))
}

/// Whether an entry outside all masters is looked at: the files beside masters, and whatever could not be read at the
/// root or where a master would be.
fn is_looked_at(path: &RelPath, entry: &Entry) -> bool {
    let (folder, name) = path
        .as_str()
        .rsplit_once('/')
        .unwrap_or(("", path.as_str()));
    let unreadable = matches!(entry, Entry::Unreadable(_));
    let master_like = folder.is_empty() || name.starts_with("master-");
    CONTAINERS.contains(&folder) && (NAMES.contains(&name) || unreadable && master_like)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::{SourceFile, Unreadable};

    fn tree(paths: &[&str]) -> FileTree {
        let entry = |path: &&str| {
            let (path, entry) = match path.strip_prefix('!') {
                Some(path) => (RelPath::new(path), Entry::Unreadable(Unreadable::Link)),
                None => {
                    let path = RelPath::new(path);
                    (
                        path.clone(),
                        Entry::Read(SourceFile::new(path, "{}".to_owned())),
                    )
                }
            };
            (path, entry)
        };
        paths.iter().map(entry).collect()
    }

    /// Loads `paths` (`!`: unreadable); slug, folder and number of files of each master, and the rest.
    fn read(paths: &[&str]) -> (Vec<(String, String, usize)>, Vec<String>) {
        let workspace = load(tree(paths));
        let masters = workspace
            .masters
            .into_iter()
            .map(|m| (m.slug, m.folder, m.files.len()));
        (
            masters.collect(),
            workspace
                .rest
                .keys()
                .map(|p| p.as_str().to_owned())
                .collect(),
        )
    }

    fn row(slug: &str, folder: &str, files: usize) -> (String, String, usize) {
        (slug.to_owned(), folder.to_owned(), files)
    }

    #[test]
    fn a_folder_of_masters() {
        let (masters, rest) = read(&[
            "README.md",
            "compare-masters/SKILL.md",
            "docs/a/SKILL.md",
            "docs/b.md",
            "master-b/sources/x.md",
            "master-b-c/meta.json",
            "!plain/SKILL.md",
            "plain/meta.json",
            "routing.json",
        ]);
        let expected = [
            row("b", "master-b", 1),
            row("b-c", "master-b-c", 1),
            row("compare-masters", "compare-masters", 1),
            row("plain", "plain", 2),
        ];
        assert_eq!(masters, expected);
        assert_eq!(rest, ["routing.json"]);
    }

    #[test]
    fn a_repository_with_masters_in_its_containers() {
        let (masters, rest) = read(&[
            "SKILL.md",
            "docs/SKILL.md",
            "masters/a/SKILL.md",
            "masters/skill-catalog.json",
            "prebuilt/master-b/SKILL.md",
            "prebuilt/master-b/versions/v1/SKILL.md",
            "prebuilt/notes.json",
            "!prebuilt/master-c",
            "!prebuilt/other",
        ]);
        assert_eq!(
            masters,
            [row("a", "masters/a", 1), row("b", "prebuilt/master-b", 1)]
        );
        assert_eq!(rest, ["masters/skill-catalog.json", "prebuilt/master-c"]);
    }

    #[test]
    fn an_opened_folder_that_is_itself_a_master_holds_all_files() {
        let (masters, rest) = read(&[
            "!meta.json",
            "SKILL.md",
            "sources/INDEX.md",
            "versions/v1/SKILL.md",
        ]);
        assert_eq!(masters, [row("", "", 3)]);
        assert_eq!(rest, [""; 0]);
    }

    #[test]
    fn what_cannot_be_read_at_the_root_is_kept() {
        assert_eq!(read(&["!x", "y"]), (Vec::new(), vec!["x".to_owned()]));
    }

    #[test]
    fn files_beside_the_masters_are_read_from_the_root_first() {
        let both = load(tree(&[
            "routing.json",
            "masters/routing.json",
            "masters/a/SKILL.md",
        ]));
        assert_eq!(
            both.repository.routing.read().unwrap().file.path.as_str(),
            "routing.json"
        );
        let inner = load(tree(&["!masters/routing.json", "masters/a/SKILL.md"]));
        assert!(matches!(
            inner.repository.routing,
            crate::model::Part::Unreadable(_)
        ));
        assert!(inner.repository.catalog.is_absent());
    }
}
