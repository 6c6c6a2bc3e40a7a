//! Runs every suite of `tests/vectors`, or of the folder named by `COLOPHON_VECTORS`, and prints one line a suite and
//! every failing case with what was expected and what came. A suite that cannot run says why and is counted.

#![allow(
    clippy::print_stdout,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic
)] // without a harness, clippy does not see that this is a test

mod fencing;
mod masters_expected;
mod masters_mutations;
mod patch;
mod suite;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use suite::{Outcome, Suite, Tally};

/// The suites this version implements, by the name of their vector file.
fn suites() -> Vec<Box<dyn Suite>> {
    vec![
        Box::new(fencing::Fencing),
        Box::new(masters_expected::MastersExpected::default()),
        Box::new(masters_mutations::MastersMutations::of_real_masters()),
        Box::new(masters_mutations::MastersMutations::of_samples()),
    ]
}

fn main() -> ExitCode {
    let filter = std::env::args().skip(1).find(|a| !a.starts_with('-'));
    let wanted = |name: &str| {
        filter
            .as_deref()
            .is_none_or(|f| name.contains(f) || "conformance".contains(f))
    };
    let mut total = Tally::default();
    let mut suites = suites();
    for file in vector_files(&vectors()) {
        let name = file
            .file_stem()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        if wanted(&name) {
            let suite = suites
                .iter_mut()
                .find(|s| s.file() == file.file_name().unwrap_or_default());
            total.add(&run(&name, &file, suite));
        }
    }
    println!(
        "conformance: {} passed, {} failed, {} skipped",
        total.passed, total.failed, total.skipped
    );
    if total.failed == 0 && total.passed + total.skipped > 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

fn vectors() -> PathBuf {
    std::env::var_os("COLOPHON_VECTORS").map_or_else(
        || colophon_tests::root().join("tests/vectors"),
        PathBuf::from,
    )
}

fn vector_files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let mut files: Vec<_> = entries
        .map(|e| e.unwrap().path())
        .filter(|p| is_vectors(p))
        .collect();
    files.sort();
    files
}

fn is_vectors(path: &Path) -> bool {
    path.extension()
        .is_some_and(|e| e == "jsonl" || e == "json")
}

fn run(name: &str, file: &Path, suite: Option<&mut Box<dyn Suite>>) -> Tally {
    let text = std::fs::read_to_string(file).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
    let Some(suite) = suite else {
        let cases = text.lines().filter(|l| !l.trim().is_empty()).count();
        println!("{name}: skipped {cases} cases, this version does not implement the suite");
        return Tally {
            skipped: cases,
            ..Tally::default()
        };
    };
    let cases = suite.cases(&text);
    if let Some(reason) = suite.obstacle() {
        println!("{name}: skipped {} cases, {reason}", cases.len());
        return Tally {
            skipped: cases.len(),
            ..Tally::default()
        };
    }
    let mut tally = Tally::default();
    for (id, case) in &cases {
        match suite.run(case) {
            Outcome::Passed => tally.passed += 1,
            Outcome::Skipped(reason) => {
                println!("{name} {id}: skipped, {reason}");
                tally.skipped += 1;
            }
            Outcome::Failed { expected, actual } => {
                println!("{name} {id}:\n  expected {expected}\n  actual   {actual}");
                tally.failed += 1;
            }
        }
    }
    println!("{name}: {}/{}", tally.passed, cases.len());
    tally
}
