//! From a tree of files to a workspace: finds the masters and reads each.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use rayon::prelude::*;

use super::catalogue::{CONTAINERS, NAMES, repository};
use super::master::master;
use crate::model::{Entry, FileTree, Master, RelPath, Workspace};

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
    let repository = repository(|path| tree.get(path));
    let mut shelf = Shelf::of(tree.keys());
    for (path, entry) in tree {
        shelf.put(path, entry);
    }
    let files = shelf.masters.into_par_iter();
    let read = files.map(|(folder, files)| Arc::new(master(&folder, name, files)));
    Workspace {
        masters: sorted(read.collect()),
        repository,
        rest: shelf.rest,
        aside: shelf.aside,
    }
}

/// `workspace` with other entries at some paths (`None`: nothing is there any more). Masters without a change are
/// shared and not read again; the rest is as [`load_opened`] would read it.
#[must_use]
pub fn reload(
    workspace: &Workspace,
    name: &str,
    changed: &BTreeMap<RelPath, Option<Entry>>,
) -> Workspace {
    let files = workspace.masters.iter().map(|master| &master.files);
    let old = files.chain([&workspace.rest, &workspace.aside]).flatten();
    let mut tree: BTreeMap<&RelPath, &Entry> = old.collect();
    for (path, entry) in changed {
        match entry {
            Some(entry) => drop(tree.insert(path, entry)),
            None => drop(tree.remove(path)),
        }
    }
    let repository = repository(|path| tree.get(path).copied());
    let mut shelf = Shelf::of(tree.keys().copied());
    let touched = |folder: &str| changed.keys().any(|path| path.below(folder).is_some());
    let stays = |m: &&Arc<Master>| shelf.masters.contains_key(&m.folder) && !touched(&m.folder);
    let mut masters: Vec<_> = workspace.masters.iter().filter(stays).cloned().collect();
    let kept: BTreeSet<_> = masters.iter().map(|master| master.folder.clone()).collect();
    for (path, entry) in tree {
        if !path.folders().any(|folder| kept.contains(folder)) {
            shelf.put(path.clone(), entry.clone());
        }
    }
    let read = shelf.masters.into_iter();
    let read = read.filter(|(folder, _)| !kept.contains(folder));
    masters.extend(read.map(|(folder, files)| Arc::new(master(&folder, name, files))));
    Workspace {
        masters: sorted(masters),
        repository,
        rest: shelf.rest,
        aside: shelf.aside,
    }
}

fn sorted(mut masters: Vec<Arc<Master>>) -> Vec<Arc<Master>> {
    masters.sort_by(|a, b| (&a.slug, &a.folder).cmp(&(&b.slug, &b.folder)));
    masters
}

/// Entries, each where it belongs.
struct Shelf {
    masters: BTreeMap<String, FileTree>,
    rest: FileTree,
    aside: FileTree,
}

impl Shelf {
    /// An empty shelf for the masters that `paths`, in path order, show.
    fn of<'a>(paths: impl Iterator<Item = &'a RelPath> + Clone) -> Self {
        let folders = master_folders(paths).into_iter();
        Self {
            masters: folders.map(|folder| (folder, FileTree::new())).collect(),
            rest: FileTree::new(),
            aside: FileTree::new(),
        }
    }

    fn put(&mut self, path: RelPath, entry: Entry) {
        let place = match owner(&path, &self.masters) {
            Some((_, true)) => return,
            Some((folder, false)) => self.masters.entry(folder).or_default(),
            None if is_looked_at(&path, &entry) => &mut self.rest,
            None => &mut self.aside,
        };
        place.insert(path, entry);
    }
}

/// The folders of masters: those in the containers, or else the opened folder itself, or else those right inside.
fn master_folders<'a>(paths: impl Iterator<Item = &'a RelPath> + Clone) -> Vec<String> {
    let contained = CONTAINERS[1..].iter();
    let contained: Vec<_> = contained
        .flat_map(|c| folders_in(paths.clone(), c))
        .collect();
    if !contained.is_empty() {
        return contained;
    }
    if paths.clone().any(|path| MARKS.contains(&path.as_str())) {
        return vec![String::new()];
    }
    folders_in(paths, "")
}

/// Folders right inside `container` that are named `master-…` or hold a master's own files.
fn folders_in<'a>(paths: impl Iterator<Item = &'a RelPath>, container: &str) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for path in paths {
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
            .masters()
            .map(|m| (m.slug.clone(), m.folder.clone(), m.files.len()));
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
