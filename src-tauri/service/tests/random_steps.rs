//! Random sequences of every kind of edit, of typing and of what other programs do: all of it undone is the folder as it
//! was, all of it redone is the folder as it became. And what changes nothing writes nothing.
#![allow(clippy::unwrap_used, clippy::panic, clippy::print_stdout)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use colophon_core::edit::json::set;
use colophon_service::ErrorCode;
use colophon_service::desk::{Desk, Way, Worker};
use colophon_service::wire::{Edit, FileRef, SaveOutcome, TypedText};
use colophon_service::workspace::history::Origin;
use colophon_service::workspace::{Cancel, Watch};
use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};
use serde_json::{Value, json};

const STEPS: usize = 200;
const SEEDS: [u64; 2] = [1, 2];

type Files = BTreeMap<String, Vec<u8>>;

fn watch<T>(with: impl FnOnce(&Watch<'_>) -> T) -> T {
    with(&Watch {
        progress: &|_, _, _| {},
        cancel: &Cancel::default(),
    })
}

fn desk(root: &Path) -> Desk {
    let worker = Worker {
        program: "window",
        origin: Origin::Here,
        state: root.with_extension("state"),
    };
    watch(|watch| Desk::open(root, worker, 1, watch, 1)).unwrap()
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let target = to.join(entry.file_name());
        if entry.file_type().unwrap().is_dir() {
            copy(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), target).unwrap();
        }
    }
}

/// Every file below `folder`; of what the program keeps, only the trash.
fn files(folder: &Path) -> Files {
    fn collect(root: &Path, folder: &Path, found: &mut Files) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path
                .strip_prefix(root)
                .unwrap()
                .to_str()
                .unwrap()
                .to_owned();
            if name.starts_with(".colophon/") && !name.starts_with(".colophon/trash") {
                continue;
            }
            if path.is_dir() {
                collect(root, &path, found);
            } else {
                found.insert(name, fs::read(&path).unwrap());
            }
        }
    }
    let mut found = Files::new();
    collect(folder, folder, &mut found);
    found
}

/// Where the files of a folder differ.
fn difference(wanted: &Files, found: &Files) -> Vec<String> {
    let paths = wanted.keys().chain(found.keys());
    let mut differing: Vec<String> = paths
        .filter(|path| wanted.get(*path) != found.get(*path))
        .cloned()
        .collect();
    differing.sort();
    differing.dedup();
    differing
}

/// A folder at work, and what is chosen by chance in it.
struct Play {
    root: PathBuf,
    desk: Desk,
    chance: StdRng,
    tried: BTreeMap<String, [usize; 2]>,
}

impl Play {
    fn one<T: Clone>(&mut self, of: &[T]) -> Option<T> {
        (!of.is_empty()).then(|| of[self.chance.random_range(0..of.len())].clone())
    }

    fn slug(&mut self) -> String {
        let session = self.desk.session().clone();
        let slugs: Vec<String> = session
            .workspace
            .masters()
            .map(|m| m.slug.clone())
            .collect();
        self.one(&slugs).unwrap_or_default()
    }

    fn new_slug(&mut self) -> String {
        let number = self.chance.random_range(0..6);
        format!("new-{number}")
    }

    /// A file of a master with an ending.
    fn file(&mut self, ending: &str) -> Option<FileRef> {
        let session = self.desk.session().clone();
        let found: Vec<FileRef> = session
            .workspace
            .masters()
            .flat_map(|master| {
                let below = format!("{}/", master.folder);
                let inside = files(&self.root).into_keys();
                let inside =
                    inside.filter_map(move |path| path.strip_prefix(&below).map(str::to_owned));
                let slug = master.slug.clone();
                inside.map(move |file| FileRef {
                    master: Some(slug.clone()),
                    file,
                })
            })
            .filter(|file| file.file.ends_with(ending))
            .collect();
        self.one(&found)
    }

    fn words(&mut self) -> String {
        let words = [
            "心",
            "無難",
            "，",
            "\n",
            "「",
            "a b",
            "\u{20000}",
            "# 題\n",
            "\r\n",
            "\"",
        ];
        (0..self.chance.random_range(1..4))
            .filter_map(|_| self.one(&words))
            .collect()
    }

    fn value(&mut self) -> Value {
        let words = self.words();
        let values = [
            json!(words),
            json!([words]),
            json!(7),
            json!(true),
            json!({"甲": words}),
            json!([]),
        ];
        self.one(&values).unwrap()
    }

    /// A place in the JSON of `file`.
    fn pointer(&mut self, file: &FileRef) -> Option<String> {
        let text = self.desk.text(file, 1).ok()?.text;
        let value: Value = serde_json::from_str(&text).ok()?;
        let mut found = Vec::new();
        places(&value, "", &mut found);
        self.one(&found)
    }

    fn line(&mut self) -> u32 {
        self.chance.random_range(1..9)
    }

    #[allow(clippy::too_many_lines, reason = "a table: one arm a kind")]
    fn edit(&mut self, kind: &str) -> Option<Value> {
        let (master, slug) = (self.slug(), self.new_slug());
        let (value, words, line) = (self.value(), self.words(), self.line());
        let json_file = self.file(".json")?;
        let pointer = self.pointer(&json_file)?;
        let to = self.chance.random_range(0..3);
        let ids = ["T48n2010", "T30n1564", "T2010", "Toh:4465", "mn10", "錯"];
        let id = self.one(&ids)?;
        let source =
            json!({"type": "cbeta", "id": id, "title": words, "note": null, "rights": null});
        Some(match kind {
            "set" | "insert" => {
                json!({"kind": kind, "file": json_file, "pointer": pointer, "value": value})
            }
            "remove" => json!({"kind": kind, "file": json_file, "pointer": pointer}),
            "move" => json!({"kind": kind, "file": json_file, "pointer": pointer, "to": to}),
            "rename-key" => {
                json!({"kind": kind, "file": json_file, "pointer": pointer, "key": words})
            }
            "add-source" => json!({"kind": kind, "master": master, "source": source}),
            "edit-source" => json!({"kind": kind, "master": master, "index": to, "source": source}),
            "remove-source" => json!({"kind": kind, "master": master, "index": to}),
            "move-source" => json!({"kind": kind, "master": master, "index": 0, "to": to}),
            "rename-work" => json!({"kind": kind, "master": master, "index": to, "id": id}),
            "front-matter" => {
                let key = self.one(&["description", "version", "lineage", "新"])?;
                json!({"kind": kind, "master": master, "key": key, "value": words})
            }
            "replace-words" => {
                json!({"kind": kind, "file": self.file(".md")?, "start": 2, "end": 2, "before": "", "words": words})
            }
            "add-passages" => {
                json!({"kind": kind, "master": master, "near": false, "batches": [passages(&words)]})
            }
            "write-index" => json!({"kind": kind, "master": master}),
            "new-file" => {
                json!({"kind": kind, "master": master, "file": format!("references/{slug}.md"), "text": words})
            }
            "remove-file" => json!({"kind": kind, "file": self.file(".md")?}),
            "rename-file" => {
                json!({"kind": kind, "file": self.file(".md")?, "to": format!("references/{slug}-b.md")})
            }
            "add-case" => json!({"kind": kind, "master": master, "value": {"q": words}}),
            "set-case" => {
                json!({"kind": kind, "master": master, "line": line, "value": {"q": words, "must_mention": [words]}})
            }
            "remove-cases" => json!({"kind": kind, "master": master, "lines": [line]}),
            "move-case" => json!({"kind": kind, "master": master, "line": line, "to": to + 1}),
            "change-cases" => {
                json!({"kind": kind, "master": master, "lines": [1, 2], "key": "difficulty", "value": words})
            }
            "new-master" => json!({"kind": kind, "slug": slug, "name": "新人"}),
            "duplicate-master" | "rename-master" => {
                json!({"kind": kind, "master": master, "slug": slug})
            }
            "archive-master" | "trash-master" => json!({"kind": kind, "master": master}),
            "restore-archived" => {
                let shelved = self.desk.shelved().unwrap().archive;
                json!({"kind": kind, "entry": self.one(&shelved)?.entry})
            }
            "restore-trashed" => {
                let shelved = self.desk.shelved().unwrap().trash;
                json!({"kind": kind, "entry": self.one(&shelved)?.entry})
            }
            "restore-to" => json!({"kind": kind, "step": self.chance.random_range(1..60)}),
            other => panic!("{other}"),
        })
    }

    /// One act by chance; nothing has changed where it was refused.
    fn act(&mut self) {
        let before = files(&self.root);
        let kind = self.one(&KINDS).unwrap();
        let done = match kind {
            "typing" => self.typing(),
            "outside" => self.outside(),
            "undo" => self.desk.turn(Way::Undo, 1).is_ok(),
            "redo" => self.desk.turn(Way::Undo, 1).is_ok() && self.desk.turn(Way::Redo, 1).is_ok(),
            kind => self.edit(kind).is_some_and(|edit| {
                let edit: Edit = serde_json::from_value(edit).unwrap();
                self.desk.apply(&edit, None, 1).is_ok()
            }),
        };
        self.tried.entry(kind.to_owned()).or_default()[usize::from(done)] += 1;
        if !done {
            assert_eq!(
                difference(&before, &files(&self.root)),
                [""; 0],
                "{kind} was refused"
            );
        }
    }

    fn typing(&mut self) -> bool {
        let Some(file) = self.file(".md") else {
            return false;
        };
        let Ok(found) = self.desk.text(&file, 1) else {
            return false;
        };
        let at = self.chance.random_range(0..=found.text.chars().count());
        let words = self.words();
        let (before, after): (String, String) = (
            found.text.chars().take(at).collect(),
            found.text.chars().skip(at + 2).collect(),
        );
        let typed = TypedText {
            file,
            base: found.digest,
            text: format!("{before}{words}{after}"),
        };
        self.desk.keep_draft(&typed, 1).unwrap();
        self.desk.save_text(&typed, 1).is_ok()
    }

    /// Another program changes, adds or removes a file.
    fn outside(&mut self) -> bool {
        let Some(FileRef { master, file }) = self.file("") else {
            return false;
        };
        let session = self.desk.session().clone();
        let master = session
            .workspace
            .master(master.as_deref().unwrap())
            .unwrap();
        let path = self.root.join(&master.folder).join(file);
        match self.chance.random_range(0..4) {
            0 if path.ends_with("references/teaching.md") => fs::remove_file(path).unwrap(),
            1 => fs::write(path.with_extension("md"), self.words()).unwrap(),
            _ => {
                let mut bytes = fs::read(&path).unwrap();
                bytes.extend(self.words().bytes());
                fs::write(path, bytes).unwrap();
            }
        }
        watch(|watch| self.desk.reload(watch, 1)).is_ok()
    }

    /// Turns as long as there is something to turn.
    fn turn_all(&mut self, way: Way) -> usize {
        for count in 0.. {
            if let Err(error) = self.desk.turn(way, 1) {
                let end = match way {
                    Way::Undo => ErrorCode::NothingToUndo,
                    Way::Redo => ErrorCode::NothingToRedo,
                };
                assert_eq!(error.code, end, "{error:?}");
                return count;
            }
        }
        0
    }
}

/// A passage of a work that no sample declares, with `words` behind it.
fn passages(words: &str) -> Value {
    json!({
        "id": "T08n0235", "title": "金刚般若波罗蜜经", "type": null, "edition": null, "rights": null,
        "passages": [{
            "topic": "应无所住", "words": format!("應無所住而生其心。{words}"), "juan": 1,
            "first": "0749c22", "last": null, "link": null,
        }],
    })
}

const KINDS: [&str; 35] = [
    "set",
    "insert",
    "remove",
    "move",
    "rename-key",
    "add-source",
    "edit-source",
    "remove-source",
    "move-source",
    "rename-work",
    "front-matter",
    "add-passages",
    "replace-words",
    "write-index",
    "new-file",
    "remove-file",
    "rename-file",
    "add-case",
    "set-case",
    "remove-cases",
    "move-case",
    "change-cases",
    "new-master",
    "duplicate-master",
    "rename-master",
    "archive-master",
    "trash-master",
    "restore-archived",
    "restore-trashed",
    "restore-to",
    "typing",
    "typing",
    "outside",
    "undo",
    "redo",
];

fn places(value: &Value, at: &str, found: &mut Vec<String>) {
    let children: Vec<(String, &Value)> = match value {
        Value::Object(members) => members
            .iter()
            .map(|(key, v)| (key.replace('~', "~0").replace('/', "~1"), v))
            .collect(),
        Value::Array(items) => (0..)
            .zip(items)
            .map(|(n, v): (usize, _)| (n.to_string(), v))
            .collect(),
        _ => Vec::new(),
    };
    for (key, child) in children {
        let pointer = format!("{at}/{key}");
        found.push(pointer.clone());
        places(child, &pointer, found);
    }
}

#[test]
fn whatever_was_done_is_undone_and_redone_to_the_byte() {
    let mut tried: BTreeMap<String, [usize; 2]> = BTreeMap::new();
    for seed in SEEDS {
        let place = tempfile::tempdir().unwrap();
        let root = place.path().join("masters");
        copy(
            &Path::new(env!("CARGO_MANIFEST_DIR")).join("../../masters"),
            &root,
        );
        let start = files(&root);
        let mut play = Play {
            desk: desk(&root),
            root: root.clone(),
            chance: StdRng::seed_from_u64(seed),
            tried: BTreeMap::new(),
        };
        for _ in 0..STEPS {
            play.act();
        }
        let end = files(&root);
        // What was undone before and not redone is no part of what is there.
        let undone = play.turn_all(Way::Undo);
        assert_eq!(
            difference(&start, &files(&root)),
            [""; 0],
            "seed {seed}, all undone"
        );
        assert_eq!(play.turn_all(Way::Redo), undone);
        assert_eq!(
            difference(&end, &files(&root)),
            [""; 0],
            "seed {seed}, all redone"
        );
        // A program that starts afresh finds the same.
        drop(play.desk);
        let mut play = Play {
            desk: desk(&root),
            ..play
        };
        assert_eq!(play.turn_all(Way::Undo), undone);
        assert_eq!(
            difference(&start, &files(&root)),
            [""; 0],
            "seed {seed}, all undone after a restart"
        );
        for (kind, [refused, done]) in play.tried {
            let all = tried.entry(kind).or_default();
            all[0] += refused;
            all[1] += done;
        }
    }
    let done: usize = tried.values().map(|[_, done]| done).sum();
    println!(
        "{} sequences of {STEPS} acts, {done} done: {tried:?}",
        SEEDS.len()
    );
    let never: Vec<_> = tried.iter().filter(|(_, [_, done])| *done == 0).collect();
    let kinds: BTreeSet<_> = KINDS.into_iter().collect();
    assert!(never.is_empty(), "{never:?}");
    assert_eq!(tried.len(), kinds.len());
}

/// The samples, and the real masters where they are given.
fn folders() -> Vec<PathBuf> {
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("../../masters")];
    match std::env::var_os("COLOPHON_MASTERS") {
        Some(real) => folders.push(real.into()),
        None => println!("saving unchanged: the real masters skipped, COLOPHON_MASTERS is not set"),
    }
    folders
}

#[test]
fn saving_what_is_there_writes_nothing() {
    let (mut texts, mut fields) = (0, 0);
    for folder in folders() {
        let place = tempfile::tempdir().unwrap();
        let root = place.path().join("masters");
        copy(&folder, &root);
        let start = files(&root);
        let mut desk = desk(&root);
        let session = desk.session().clone();
        for master in session.workspace.masters() {
            let below = format!("{}/", master.folder);
            for file in start.keys().filter_map(|path| path.strip_prefix(&below)) {
                let file = FileRef {
                    master: Some(master.slug.clone()),
                    file: file.to_owned(),
                };
                let Ok(found) = desk.text(&file, 1) else {
                    continue;
                };
                let typed = TypedText {
                    file: file.clone(),
                    base: found.digest,
                    text: found.text.clone(),
                };
                let saved = desk.save_text(&typed, 1).unwrap();
                assert!(matches!(saved, SaveOutcome::Unchanged { .. }), "{file:?}");
                texts += 1;
                let value = serde_json::from_str::<Value>(&found.text);
                if let (true, Ok(value)) = (file.file.ends_with(".json"), value) {
                    let mut pointers = Vec::new();
                    places(&value, "", &mut pointers);
                    for pointer in pointers {
                        let same = value.pointer(&pointer).unwrap();
                        assert_eq!(
                            set(&found.text, &pointer, same).unwrap(),
                            found.text,
                            "{file:?} {pointer}"
                        );
                        fields += 1;
                    }
                }
            }
        }
        assert!(!root.join(".colophon").exists());
        assert_eq!(difference(&start, &files(&root)), [""; 0]);
    }
    println!("saving unchanged: {texts} texts, {fields} fields");
    assert!(
        texts >= 20 && fields >= 200,
        "{texts} texts, {fields} fields"
    );
}
