//! Prints the table of commands as TypeScript, and keeps the committed file the same. Only tests use it.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use ts_rs::{Config, TS, TypeVisitor};

use crate::error::ApiError;
use crate::wire::AppEvent;

const HEAD: &str = "\
// Generated from the table of commands (src-tauri/service/src/commands.rs). Not to be edited by hand:
// UPDATE_BINDINGS=1 cargo test -p colophon-service typescript_in_sync
";

/// The types and commands seen so far.
pub struct Bindings {
    config: Config,
    types: BTreeMap<String, String>,
    commands: String,
}

impl Default for Bindings {
    fn default() -> Self {
        let mut bindings = Self {
            config: Config::new().with_large_int("number"),
            types: BTreeMap::new(),
            commands: String::new(),
        };
        bindings.visit::<ApiError>();
        bindings.visit::<AppEvent>();
        bindings
    }
}

impl Bindings {
    /// Adds one command.
    pub fn command<A: TS + 'static, R: TS + 'static>(&mut self, name: &str, docs: &[&str]) {
        self.visit::<A>();
        self.visit::<R>();
        let (args, result) = (A::name(&self.config), R::name(&self.config));
        let _ = writeln!(
            self.commands,
            "  /**{} */\n  {name}: {{ args: {args}; result: {result} }};",
            docs.join(" ")
        );
    }

    /// Everything as one file.
    pub fn print(&self) -> String {
        let mut out = HEAD.to_owned();
        for declaration in self.types.values() {
            let _ = write!(out, "\n{}\n", tidy(declaration));
        }
        let _ = write!(out, "\nexport interface Api {{\n{}}}\n", self.commands);
        out
    }
}

/// One-line comments on one line, no blanks at line ends.
fn tidy(declaration: &str) -> String {
    let joined = declaration
        .replace("/**\n * ", "/** ")
        .replace("\n */", " */");
    let lines: Vec<_> = joined.lines().map(str::trim_end).collect();
    lines.join("\n")
}

impl TypeVisitor for Bindings {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if T::output_path().is_some() && !self.types.contains_key(&T::ident(&self.config)) {
            let docs = T::docs().unwrap_or_default();
            let declaration = format!("{docs}export {}", T::decl(&self.config));
            self.types.insert(T::ident(&self.config), declaration);
        }
        T::visit_dependencies(&mut Nested(self));
        T::visit_generics(&mut Nested(self));
    }
}

/// Visits what a type consists of, once each.
struct Nested<'a>(&'a mut Bindings);

impl TypeVisitor for Nested<'_> {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if T::output_path().is_none() || !self.0.types.contains_key(&T::ident(&self.0.config)) {
            self.0.visit::<T>();
        }
    }
}

#[test]
fn typescript_in_sync() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../ui/src/ipc/api.gen.ts");
    let wanted = crate::commands::typescript();
    if std::env::var_os("UPDATE_BINDINGS").is_some() {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, &wanted).unwrap();
    }
    let found = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        found == wanted,
        "ui/src/ipc/api.gen.ts is not current; run UPDATE_BINDINGS=1 cargo test -p colophon-service typescript_in_sync"
    );
}
