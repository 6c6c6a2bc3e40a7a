//! `masters-mutations.jsonl` on real masters, `masters-mutations-more.jsonl` on the samples: one fault put into a master must raise a finding that was not there before, at the
//! level wanted, in the file (and in JSON at the place) that was changed; a harmless change must raise none.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use colophon_core::checks;
use colophon_core::formats::load;
use colophon_core::model::{Entry, FileTree, Finding, RelPath, Severity, SourceFile};
use colophon_tests::{read_tree, real_masters, root};
use serde_json::Value;

use crate::patch;
use crate::suite::{Outcome, Suite};

pub struct MastersMutations {
    file: &'static str,
    /// The folder of masters, where there is one.
    folder: Option<PathBuf>,
    before: Option<(FileTree, BTreeMap<Identity, usize>)>,
}

/// Two findings are the same when code, file, pointer and parameters are; how often each occurs is counted.
type Identity = (
    &'static str,
    RelPath,
    Option<String>,
    BTreeMap<&'static str, String>,
);

impl MastersMutations {
    /// Faults in real masters.
    pub fn of_real_masters() -> Self {
        Self {
            file: "masters-mutations.jsonl",
            folder: real_masters(),
            before: None,
        }
    }

    /// Faults in the sample masters.
    pub fn of_samples() -> Self {
        Self {
            file: "masters-mutations-more.jsonl",
            folder: Some(root().join("masters")),
            before: None,
        }
    }
}

impl Suite for MastersMutations {
    fn file(&self) -> &'static str {
        self.file
    }

    fn obstacle(&self) -> Option<String> {
        self.folder
            .is_none()
            .then(|| "COLOPHON_MASTERS is not set".to_owned())
    }

    fn run(&mut self, case: &Value) -> Outcome {
        let base = case["base"].as_str().unwrap_or_default();
        let folder = self.folder.as_deref().expect("asked for before");
        let (tree, before) = self.before.get_or_insert_with(|| read_masters(folder));
        if !tree.keys().any(|path| path.below(base).is_some()) {
            return Outcome::Skipped(format!("{base} is not in the folder of masters"));
        }
        let (changed, patched) = mutate(tree.clone(), base, &case["patch"]);
        let new = new_findings(findings(changed), before);
        judge(case["wanted"].as_str().unwrap_or_default(), &new, &patched)
    }
}

fn read_masters(folder: &Path) -> (FileTree, BTreeMap<Identity, usize>) {
    let tree = read_tree(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let mut counts = BTreeMap::new();
    for finding in findings(tree.clone()) {
        *counts.entry(identity(&finding)).or_insert(0) += 1;
    }
    (tree, counts)
}

fn findings(tree: FileTree) -> Vec<Finding> {
    checks::check(&load(tree), &BTreeSet::new()).findings
}

fn identity(f: &Finding) -> Identity {
    (
        f.code,
        f.place.file.clone(),
        f.place.pointer.clone(),
        f.params.clone(),
    )
}

fn new_findings(after: Vec<Finding>, before: &BTreeMap<Identity, usize>) -> Vec<Finding> {
    let mut left = before.clone();
    after
        .into_iter()
        .filter(|f| match left.get_mut(&identity(f)) {
            Some(count) if *count > 0 => {
                *count -= 1;
                false
            }
            _ => true,
        })
        .collect()
}

/// A changed file, and in a JSON file the pointers that were changed.
struct Patched {
    file: RelPath,
    pointers: Vec<String>,
}

fn mutate(mut tree: FileTree, base: &str, patches: &Value) -> (FileTree, Vec<Patched>) {
    let mut patched = Vec::new();
    for change in patches.as_array().expect("patch") {
        let file = RelPath::new(&format!(
            "{base}/{}",
            change["file"].as_str().expect("file")
        ));
        let before = tree
            .get(&file)
            .and_then(Entry::read)
            .map(|f| f.text.clone());
        match patch::apply(change, before.as_deref()) {
            Some(text) => drop(tree.insert(
                file.clone(),
                Entry::Read(SourceFile::new(file.clone(), text)),
            )),
            None => drop(tree.remove(&file)),
        }
        let pointers = match (change["kind"].as_str(), change["patch"].as_array()) {
            (Some("json"), Some(ops)) => ops
                .iter()
                .filter_map(|op| op["path"].as_str())
                .map(str::to_owned)
                .collect(),
            _ => Vec::new(),
        };
        patched.push(Patched { file, pointers });
    }
    (tree, patched)
}

fn judge(wanted: &str, new: &[Finding], patched: &[Patched]) -> Outcome {
    let level = match wanted {
        "error" => Severity::Error,
        "warn" => Severity::Warning,
        "info" => Severity::Info,
        "none" => return harmless(new),
        other => panic!("unknown level {other}"),
    };
    if new
        .iter()
        .any(|f| f.severity >= level && names_place(f, patched))
    {
        return Outcome::Passed;
    }
    let places: Vec<_> = patched
        .iter()
        .map(|p| format!("{} {:?}", p.file, p.pointers))
        .collect();
    Outcome::Failed {
        expected: format!("{wanted} in {}", places.join(", ")),
        actual: listed(new),
    }
}

fn harmless(new: &[Finding]) -> Outcome {
    if new.iter().all(|f| f.severity == Severity::Info) {
        Outcome::Passed
    } else {
        Outcome::Failed {
            expected: "no new warning or error".into(),
            actual: listed(new),
        }
    }
}

/// Whether a finding names a changed file (as its own, or in a parameter where the file is gone), and in a JSON file
/// a changed pointer, its parent, or a place inside the changed value.
fn names_place(finding: &Finding, patched: &[Patched]) -> bool {
    patched.iter().any(|p| {
        let named = finding
            .params
            .values()
            .any(|v| v == p.file.file_name() || v == p.file.as_str());
        let in_file = finding.place.file == p.file;
        (in_file || named)
            && (p.pointers.is_empty() || p.pointers.iter().any(|at| touches(finding, at)))
    })
}

fn touches(finding: &Finding, changed: &str) -> bool {
    let Some(pointer) = finding.place.pointer.as_deref() else {
        return false;
    };
    let parent = changed.rsplit_once('/').map_or("", |(parent, _)| parent);
    // `-` in a patch is the place after the last item, so any item of that list may be the new one.
    let inside = if changed.ends_with("/-") {
        format!("{parent}/")
    } else {
        format!("{changed}/")
    };
    pointer == changed || pointer == parent || pointer.starts_with(&inside)
}

fn listed(findings: &[Finding]) -> String {
    if findings.is_empty() {
        return "no new finding".to_owned();
    }
    let line = |f: &Finding| {
        format!(
            "{} {} {} {:?}",
            f.severity.name(),
            f.code,
            f.place.file,
            f.place.pointer.as_deref().unwrap_or("")
        )
    };
    findings.iter().map(line).collect::<Vec<_>>().join("; ")
}
