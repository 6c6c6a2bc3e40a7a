//! A window over a real folder, for the tests of editing.
#![allow(dead_code, reason = "each test file uses a part")]

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use colophon_service::commands::run;
use colophon_service::{Ctx, Host, Paths};
use serde_json::{Value, json};

struct Fixed(PathBuf);

impl Host for Fixed {
    fn pick_folder(&self) -> Option<PathBuf> {
        Some(self.0.clone())
    }

    fn pick_files(&self) -> Option<Vec<PathBuf>> {
        None
    }
    fn now(&self) -> u64 {
        1_000
    }
}

/// A copy of a folder of masters.
pub struct Bench {
    folder: tempfile::TempDir,
}

impl Bench {
    /// The samples.
    pub fn new() -> Self {
        Self::of(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../masters"))
    }

    /// The samples, and the real masters where a variable says where they are.
    pub fn all() -> Vec<Self> {
        let real = std::env::var_os("COLOPHON_MASTERS").map(PathBuf::from);
        let real = real.map(|real| Self::of(&real));
        [Self::new()].into_iter().chain(real).collect()
    }

    fn of(masters: &Path) -> Self {
        let folder = tempfile::tempdir().unwrap();
        copy(masters, &folder.path().join("masters"));
        Self { folder }
    }

    /// The folder of masters.
    pub fn root(&self) -> PathBuf {
        self.folder.path().join("masters")
    }

    /// Where a file lies.
    pub fn path(&self, file: &str) -> PathBuf {
        self.root().join(file)
    }

    /// What it holds.
    pub fn read(&self, file: &str) -> String {
        fs::read_to_string(self.path(file)).unwrap()
    }

    /// Every file of the folder, apart from the program's own; what was thrown away counts.
    pub fn files(&self) -> BTreeMap<String, Vec<u8>> {
        let mut files = BTreeMap::new();
        collect(&self.root(), &self.root(), &mut files);
        files
    }

    /// A window that opens the folder.
    pub fn open(&self) -> Window {
        self.open_at(&self.root())
    }

    /// A window that opens another folder.
    pub fn open_at(&self, root: &Path) -> Window {
        let paths = Paths {
            config: self.folder.path().join("config"),
            state: self.folder.path().join("state"),
            data: self.folder.path().join("data"),
            cache: self.folder.path().join("cache"),
            samples: None,
            start: None,
        };
        let window = Window(Ctx::new(Box::new(Fixed(root.to_owned())), paths));
        window.call("open_folder", json!({}));
        window
    }
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let target = to.join(entry.file_name());
        if entry.file_type().unwrap().is_dir() {
            copy(&entry.path(), &target);
        } else {
            // Without the permissions: what is copied from may be protected.
            fs::write(target, fs::read(entry.path()).unwrap()).unwrap();
        }
    }
}

fn collect(root: &Path, folder: &Path, files: &mut BTreeMap<String, Vec<u8>>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let inside = path.strip_prefix(root).unwrap();
        if path.is_dir() {
            collect(root, &path, files);
        } else {
            let name = inside.to_str().unwrap().to_owned();
            if name.starts_with(".colophon") && !name.starts_with(".colophon/trash/") {
                continue;
            }
            files.insert(name, fs::read(&path).unwrap());
        }
    }
}

/// An open window. Dropped, it ends as the program does.
pub struct Window(pub Ctx);

impl Window {
    /// What a command answers.
    pub fn call(&self, method: &str, params: Value) -> Value {
        run(&self.0, method, params).unwrap_or_else(|error| panic!("{method}: {error}"))
    }

    /// The code of the error.
    pub fn fails(&self, method: &str, params: Value) -> Value {
        self.tried(method, params).unwrap_err()["code"].clone()
    }

    /// What a command answers, or its error.
    pub fn tried(&self, method: &str, params: Value) -> Result<Value, Value> {
        run(&self.0, method, params).map_err(|error| serde_json::to_value(error).unwrap())
    }

    /// A text to be edited.
    pub fn text(&self, file: &Value) -> Value {
        self.call("text", file.clone())
    }

    /// Saves what was typed.
    pub fn save(&self, file: &Value, base: &Value, text: &str) -> Value {
        self.call(
            "save_text",
            json!({"file": file, "base": base, "text": text}),
        )
    }

    /// Takes steps back (`undo`) or makes them again (`redo`) until there are no more; how many.
    pub fn all(&self, way: &str) -> usize {
        let steps = std::iter::from_fn(|| self.tried(way, json!({})).ok());
        steps.count()
    }

    /// Makes an edit.
    pub fn apply(&self, edit: &Value) -> Value {
        self.call("apply_edit", json!({"edit": edit}))
    }
}
