//! A folder of masters to run the program on.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use tempfile::TempDir;

/// A temporary folder, and a home for what the program keeps elsewhere.
pub struct Bench(TempDir, TempDir);

impl Bench {
    /// An empty folder.
    pub fn empty() -> Self {
        Self(TempDir::new().unwrap(), TempDir::new().unwrap())
    }

    /// A copy of the sample masters, which raise no finding.
    pub fn samples() -> Self {
        let bench = Self::empty();
        let samples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../masters");
        copy(&samples, bench.root());
        bench
    }

    /// The folder.
    pub fn root(&self) -> &Path {
        self.0.path()
    }

    /// Where the program keeps what lies outside of the folder.
    pub fn home(&self) -> &Path {
        self.1.path()
    }

    /// Writes a file, its folders included.
    pub fn write(&self, path: &str, bytes: impl AsRef<[u8]>) -> PathBuf {
        let path = self.root().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, bytes).unwrap();
        path
    }

    /// Replaces the one `find` in a file.
    pub fn replace(&self, path: &str, find: &str, with: &str) {
        let text = fs::read_to_string(self.root().join(path)).unwrap();
        assert_eq!(text.matches(find).count(), 1, "{find} in {path}");
        self.write(path, text.replace(find, with));
    }

    /// Runs the program in the folder.
    pub fn run(&self, args: &[&str]) -> Ran {
        self.run_with(args, b"")
    }

    /// Runs the program in the folder with words on its standard input.
    pub fn run_with(&self, args: &[&str], input: &[u8]) -> Ran {
        let mut child = program(args)
            .current_dir(self.root())
            .env("XDG_DATA_HOME", self.1.path().join("data"))
            .env("XDG_CACHE_HOME", self.1.path().join("cache"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        child.stdin.take().unwrap().write_all(input).unwrap();
        Ran::from(child.wait_with_output().unwrap())
    }
}

/// The program with these arguments.
pub fn program(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_colophon"));
    command.args(args);
    // What is kept outside the folder must not reach the person's own.
    command.env("XDG_STATE_HOME", env!("CARGO_TARGET_TMPDIR"));
    command
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

/// What a run gave.
#[derive(Debug)]
pub struct Ran {
    pub status: i32,
    pub out: String,
    pub err: String,
}

impl From<Output> for Ran {
    fn from(output: Output) -> Self {
        Self {
            status: output.status.code().unwrap(),
            out: String::from_utf8(output.stdout).unwrap(),
            err: String::from_utf8(output.stderr).unwrap(),
        }
    }
}

impl Ran {
    /// The standard output as JSON.
    pub fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.out).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }
}
