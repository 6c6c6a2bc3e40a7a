//! `cargo xtask test`: all set-up, then every test, and what each step took.

use std::time::Instant;

use crate::Outcome;
use crate::app::FEATURES;
use crate::command::{command, root, run};
use crate::setup;

/// Runs every step in order and stops at the first that fails.
pub fn run_all() -> Outcome {
    let mut times = Vec::new();
    for (name, step) in STEPS {
        println!("\n== {name}");
        let start = Instant::now();
        step().map_err(|reason| format!("{reason}\nThe step «{name}» failed."))?;
        times.push(format!("{:>5} s  {name}", start.elapsed().as_secs()));
    }
    println!("\n{}\nEvery step passed.", times.join("\n"));
    Ok(())
}

type Step = (&'static str, fn() -> Outcome);

/// The page comes before everything that compiles the window, which carries the page inside; the window before the
/// journeys that open it. What passing tests print is shown, since a skipped one says so there.
const STEPS: &[Step] = &[
    ("set-up", setup::for_tests),
    ("format", || cargo(&["fmt", "--all", "--check"])),
    ("page packages", setup::page_packages),
    ("page lint", || npm("lint")),
    ("page types", || npm("check")),
    ("page unit tests", || npm("test")),
    ("page build", || npm("build")),
    ("lint", || {
        workspace("clippy", &["--all-targets", "--", "-D", "warnings"])
    }),
    ("build", || workspace("build", &[])),
    ("page tests", page_tests),
    ("tests, conformance and journeys", || {
        workspace("test", &["--", "--show-output"])
    }),
];

fn cargo(args: &[&str]) -> Outcome {
    run(command("", "cargo", args))
}

fn npm(script: &str) -> Outcome {
    run(command("ui", "npm", ["run", script]))
}

/// The same selection of packages and features in every call, so that nothing is built twice.
fn workspace(verb: &str, rest: &[&str]) -> Outcome {
    let mut args = vec![verb, "--workspace", "--features", FEATURES];
    args.extend(rest);
    cargo(&args)
}

fn page_tests() -> Outcome {
    let mut tests = command("ui", "npm", ["run", "test:page"]);
    tests.env(
        "COLOPHON_BRIDGE",
        root().join("target/debug/colophon-bridge"),
    );
    run(tests)
}
