//! A session after edits is the session of a fresh opening, whatever was edited.
#![allow(clippy::unwrap_used, clippy::panic, clippy::print_stdout)]

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use colophon_core::edit::Change;
use colophon_core::model::RelPath;
use colophon_service::session::Session;
use colophon_service::workspace::{Cancel, Watch};
use proptest::prelude::*;
use proptest::sample::Index;

/// One random edit. `file` and `master` choose among what is there.
#[derive(Debug, Clone)]
enum Op {
    Insert {
        file: Index,
        at: Index,
        text: String,
    },
    Cut {
        file: Index,
        at: Index,
        len: usize,
    },
    Spoil {
        file: Index,
    },
    Remove {
        file: Index,
    },
    Create {
        master: Index,
        path: &'static str,
        bytes: Vec<u8>,
    },
    Beside {
        path: &'static str,
        text: String,
    },
    RenameMaster {
        master: Index,
        folder: &'static str,
    },
    RemoveMaster {
        master: Index,
    },
    RemoveMark {
        master: Index,
        mark: &'static str,
    },
}

/// Names a random edit gives: looked at and not, a master's and not.
const PATHS: [&str; 9] = [
    "meta.json",
    "SKILL.md",
    "sources/new-excerpts.md",
    "references/more.md",
    "tests/fidelity.jsonl",
    "versions/v1/meta.json",
    ".git/config",
    "icon.png",
    "notes.txt",
];
const BESIDE: [&str; 6] = [
    "routing.json",
    "skill-catalog.json",
    "README.md",
    "archive/master-old/meta.json",
    ".colophon/history",
    "masters/master-in/SKILL.md",
];
const FOLDERS: [&str; 5] = [
    "master-sengcan",
    "master-new",
    "plain",
    "archive/master-x",
    ".colophon/trash/1-x",
];
const TEXTS: [&str; 9] = [
    "\n",
    "{}",
    "\"",
    "T99n9999",
    "\u{200b}",
    "\n## 新\n\n> 至道無難。\n",
    "{\"q\": \"何谓道？\", \"must_cite\": [\"T2010\"]}\n",
    "\"cross_critique\": [{\"target_master\": \"sengcan\"}],",
    "https://fojin.app/texts/7",
];

fn op() -> impl Strategy<Value = Op> {
    let index = any::<Index>;
    let text = || prop::sample::select(&TEXTS[..]).prop_map(str::to_owned);
    let path = || prop::sample::select(&PATHS[..]);
    prop_oneof![
        8 => (index(), index(), text()).prop_map(|(file, at, text)| Op::Insert { file, at, text }),
        4 => (index(), index(), 1..40_usize).prop_map(|(file, at, len)| Op::Cut { file, at, len }),
        1 => index().prop_map(|file| Op::Spoil { file }),
        2 => index().prop_map(|file| Op::Remove { file }),
        3 => (index(), path(), text())
            .prop_map(|(master, path, text)| Op::Create { master, path, bytes: text.into_bytes() }),
        1 => (index(), path()).prop_map(|(master, path)| Op::Create { master, path, bytes: vec![0xff, 0] }),
        2 => (prop::sample::select(&BESIDE[..]), text()).prop_map(|(path, text)| Op::Beside { path, text }),
        2 => (index(), prop::sample::select(&FOLDERS[..]))
            .prop_map(|(master, folder)| Op::RenameMaster { master, folder }),
        1 => index().prop_map(|master| Op::RemoveMaster { master }),
        2 => (index(), prop::sample::select(&PATHS[..2])).prop_map(|(master, mark)| Op::RemoveMark { master, mark }),
    ]
}

type Files = BTreeMap<String, Vec<u8>>;

fn set(files: &Files, path: &str, after: Option<Vec<u8>>) -> Change {
    Change {
        file: RelPath::new(path),
        before: files.get(path).cloned(),
        after,
    }
}

/// The files in `folder`.
fn below(files: &Files, folder: &str) -> Vec<String> {
    let prefix = format!("{folder}/");
    let below = files.keys().filter(|path| path.starts_with(&prefix));
    below.cloned().collect()
}

/// What it changes that the files in `from` move to the folder `to`.
fn moved(files: &Files, from: &str, to: &str) -> Vec<Change> {
    let steps = below(files, from).into_iter().flat_map(|path| {
        let there = format!("{to}{}", &path[from.len()..]);
        [
            set(files, &there, Some(files[&path].clone())),
            set(files, &path, None),
        ]
    });
    steps.collect()
}

/// What `op` changes in `files`; `folders` are those of the masters.
fn changes(op: &Op, files: &Files, folders: &[String]) -> Vec<Change> {
    let paths: Vec<_> = files.keys().collect();
    let pick = |file: &Index| (!paths.is_empty()).then(|| file.get(&paths).as_str());
    let folder = |master: &Index| (!folders.is_empty()).then(|| master.get(folders).as_str());
    let one = |file: &Index, edit: &dyn Fn(&[u8]) -> Option<Vec<u8>>| {
        let path = pick(file);
        path.map(|path| set(files, path, edit(&files[path])))
            .into_iter()
            .collect()
    };
    match op {
        Op::Insert { file, at, text } => one(file, &|bytes| {
            let at = at.index(bytes.len() + 1);
            Some([&bytes[..at], text.as_bytes(), &bytes[at..]].concat())
        }),
        Op::Cut { file, at, len } => one(file, &|bytes| {
            let at = at.index(bytes.len() + 1);
            Some([&bytes[..at], &bytes[(at + len).min(bytes.len())..]].concat())
        }),
        Op::Spoil { file } => one(file, &|bytes| Some([b"\xff", bytes].concat())),
        Op::Remove { file } => one(file, &|_| None),
        Op::Create {
            master,
            path,
            bytes,
        } => {
            let folder = folder(master).map(|folder| format!("{folder}/{path}"));
            let path = folder.into_iter();
            path.map(|path| set(files, &path, Some(bytes.clone())))
                .collect()
        }
        Op::Beside { path, text } => vec![set(files, path, Some(text.clone().into_bytes()))],
        Op::RenameMaster { master, folder: to } => {
            let from = folder(master).filter(|from| from != to);
            from.map_or_else(Vec::new, |from| moved(files, from, to))
        }
        Op::RemoveMaster { master } => {
            let paths = folder(master).map_or_else(Vec::new, |folder| below(files, folder));
            paths.iter().map(|path| set(files, path, None)).collect()
        }
        Op::RemoveMark { master, mark } => {
            let path = folder(master).map(|folder| format!("{folder}/{mark}"));
            let path = path.filter(|path| files.contains_key(path)).into_iter();
            path.map(|path| set(files, &path, None)).collect()
        }
    }
}

fn apply(root: &Path, files: &mut Files, changes: &[Change]) {
    for change in changes {
        let path = root.join(change.file.as_str());
        match &change.after {
            Some(bytes) => {
                fs::create_dir_all(path.parent().unwrap()).unwrap();
                fs::write(&path, bytes).unwrap();
                files.insert(change.file.as_str().to_owned(), bytes.clone());
            }
            None => {
                fs::remove_file(&path).unwrap();
                files.remove(change.file.as_str());
                let mut folder = path.parent().unwrap();
                while folder != root && fs::remove_dir(folder).is_ok() {
                    folder = folder.parent().unwrap();
                }
            }
        }
    }
}

fn open(root: &Path) -> Result<Session, &'static str> {
    let watch = Watch {
        progress: &|_, _, _| {},
        cancel: &Cancel::default(),
    };
    Session::open(root, 1, &watch).map_err(|error| error.code.name())
}

/// Makes the edits one by one and compares after each.
fn holds(samples: &Path, ops: &[Op]) -> Result<(), TestCaseError> {
    let folder = tempfile::tempdir().unwrap();
    let mut files = Files::new();
    let copied: Vec<_> = read(samples, samples)
        .into_iter()
        .map(|(path, bytes)| set(&files, &path, Some(bytes)))
        .collect();
    apply(folder.path(), &mut files, &copied);
    let mut session = open(folder.path()).unwrap();
    for op in ops {
        let folders: Vec<_> = session
            .workspace
            .masters()
            .map(|m| m.folder.clone())
            .collect();
        let changes = changes(op, &files, &folders);
        apply(folder.path(), &mut files, &changes);
        session = session.with(&changes);
        match open(folder.path()) {
            Ok(fresh) => same(&session, &fresh)?,
            Err(code) => {
                prop_assert_eq!(code, "no-masters");
                prop_assert_eq!(session.workspace.masters.len(), 0);
            }
        }
    }
    Ok(())
}

fn same(session: &Session, fresh: &Session) -> Result<(), TestCaseError> {
    let names = |session: &Session| -> Vec<_> {
        let masters = session.workspace.masters();
        masters
            .map(|m| {
                (
                    m.slug.clone(),
                    m.folder.clone(),
                    m.kind,
                    session.counts(Some(&m.slug)),
                )
            })
            .collect()
    };
    prop_assert_eq!(names(session), names(fresh));
    prop_assert_eq!(session.report.examined, fresh.report.examined);
    prop_assert_eq!(&session.report.findings, &fresh.report.findings);
    prop_assert_eq!(session.counts(None), fresh.counts(None));
    prop_assert_eq!(session.all_counts(), fresh.all_counts());
    Ok(())
}

/// The files below `folder`, by their path inside `root`.
fn read(root: &Path, folder: &Path) -> Files {
    let mut files = Files::new();
    for entry in fs::read_dir(folder).unwrap() {
        let entry = entry.unwrap();
        if entry.file_type().unwrap().is_dir() {
            files.extend(read(root, &entry.path()));
        } else if entry.file_type().unwrap().is_file() {
            let path = entry
                .path()
                .strip_prefix(root)
                .unwrap()
                .to_str()
                .unwrap()
                .to_owned();
            files.insert(path, fs::read(entry.path()).unwrap());
        }
    }
    files
}

fn samples() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../masters")
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn edited_samples_are_as_if_opened_afresh(ops in prop::collection::vec(op(), 1..9)) {
        holds(&samples(), &ops)?;
    }
}

#[test]
fn edited_real_masters_are_as_if_opened_afresh() {
    let Some(folder) = std::env::var_os("COLOPHON_MASTERS") else {
        println!("skipped: COLOPHON_MASTERS is not set");
        return;
    };
    let mut runner = proptest::test_runner::TestRunner::new(ProptestConfig {
        cases: 4,
        failure_persistence: None,
        ..ProptestConfig::default()
    });
    let ops = prop::collection::vec(op(), 1..10);
    runner
        .run(&ops, |ops| holds(Path::new(&folder), &ops))
        .unwrap();
}
