//! Benchmarks: whole cold processes, alternating with a baseline that only reads the same files, in one run.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::app::FEATURES;
use crate::command::{command, root, run};
use crate::{Outcome, corpus, generate, setup};

/// The folder of real masters to measure on.
const REAL: &str = "COLOPHON_MASTERS";
const SEED: u64 = 1;

/// What is measured, and how good it has to be.
struct Subject {
    name: &'static str,
    folder: PathBuf,
    pairs: usize,
    time: Duration,
    memory: Option<u64>,
}

/// `cargo xtask bench check`: time and memory of `colophon check`, against its bars.
pub fn check() -> Outcome {
    run(command(
        ".",
        "cargo",
        ["build", "--release", "--package", "colophon-cli"],
    ))?;
    let program = root().join("target/release/colophon");
    let missed: Vec<_> = subjects()?
        .iter()
        .map(|subject| measure(&program, subject))
        .collect::<Result<Vec<_>, _>>()?
        .into_iter()
        .flatten()
        .collect();
    if missed.is_empty() {
        Ok(())
    } else {
        Err(format!("Missed: {}.", missed.join("; ")))
    }
}

/// `cargo xtask bench recheck`: checking again after one edit, in 15 masters as they are and in those generated.
pub fn recheck() -> Outcome {
    let generated = generated(15)?;
    let real = std::env::var_os(REAL).map(PathBuf::from);
    if real.is_none() {
        println!("\nreal masters: skipped, {REAL} is not set");
    }
    let folders: Vec<_> = real.into_iter().chain([generated]).collect();
    example("bench_recheck", &folders)
}

/// `cargo xtask bench library`: texts read, imported, searched and asked to prove a quotation.
pub fn library(size: u64) -> Outcome {
    corpus::write(size, SEED, None)?;
    example("bench_library", &[root().join("target/corpus")])
}

/// `cargo xtask bench keys`: typing in the real window, built as it is shipped, against a bare field in it.
pub fn keys() -> Outcome {
    setup::for_tests()?;
    setup::page()?;
    let window = ["build", "--release", "--package", "colophon-app"];
    run(command(
        "",
        "cargo",
        window.into_iter().chain(["--features", FEATURES]),
    ))?;
    let package = ["run", "--package", "colophon-journeys"];
    let mut bench = command(
        "",
        "cargo",
        package.into_iter().chain(["--example", "bench_keys"]),
    );
    bench.env("COLOPHON_APP", root().join("target/release/colophon-app"));
    run(bench)
}

/// A benchmark that is an example of the service: it measures `folders`, prints and judges by itself.
pub fn example(name: &str, folders: &[PathBuf]) -> Outcome {
    let package = ["run", "--release", "--package", "colophon-service"];
    let mut cargo = command(
        "",
        "cargo",
        package.into_iter().chain(["--example", name, "--"]),
    );
    cargo.args(folders);
    run(cargo)
}

fn subjects() -> Result<Vec<Subject>, String> {
    let mut subjects = Vec::new();
    match std::env::var_os(REAL) {
        Some(folder) => subjects.push(Subject {
            name: "real masters",
            folder: folder.into(),
            pairs: 21,
            time: Duration::from_millis(60),
            memory: None,
        }),
        None => println!("\nreal masters: skipped, {REAL} is not set"),
    }
    subjects.push(Subject {
        name: "1,000 generated masters",
        folder: generated(1_000)?,
        pairs: 11,
        time: Duration::from_secs(2),
        memory: Some(300 << 20),
    });
    Ok(subjects)
}

fn generated(count: usize) -> Result<PathBuf, String> {
    let folder = root().join(format!("target/bench/masters-{count}"));
    let fresh = || {
        if folder.exists() {
            fs::remove_dir_all(&folder)?;
        }
        generate::masters(&root().join("masters"), &folder, count, SEED)
    };
    fresh().map_err(|error| format!("{}: {error}", folder.display()))?;
    Ok(folder)
}

/// Prints what was measured; the bars that were missed.
fn measure(program: &Path, subject: &Subject) -> Result<Vec<String>, String> {
    let (mut ours, mut baseline) = (Vec::new(), Vec::new());
    for _ in 0..subject.pairs {
        baseline.push(timed(&mut reading(&subject.folder))?);
        ours.push(timed(&mut checking(program, &subject.folder))?);
    }
    let (ours, baseline) = (median(ours), median(baseline));
    let memory = peak_memory(checking(program, &subject.folder))?;
    println!(
        "\n{}: check {} ms, reading and hashing the same files {} ms, ratio {:.1}, peak memory {} MB ({} pairs, medians)",
        subject.name,
        ours.as_millis(),
        baseline.as_millis(),
        ours.as_secs_f64() / baseline.as_secs_f64(),
        memory >> 20,
        subject.pairs,
    );
    if let Ok(load) = fs::read_to_string("/proc/loadavg") {
        let load = load.split(' ').next().unwrap_or_default();
        println!(
            "  the machine's load was {load}: on a busy one all times are longer than they need be"
        );
    }
    let mut missed = Vec::new();
    let mut bar = |what: String, met: bool| {
        println!("  {what}: {}", if met { "met" } else { "MISSED" });
        if !met {
            missed.push(format!("{}, {what}", subject.name));
        }
    };
    bar(
        format!("under {} ms", subject.time.as_millis()),
        ours < subject.time,
    );
    if let Some(most) = subject.memory {
        bar(format!("under {} MB", most >> 20), memory < most);
    }
    Ok(missed)
}

fn checking(program: &Path, folder: &Path) -> Command {
    let mut command = Command::new(program);
    command.arg("check").arg(folder).args(["--format", "json"]);
    command
}

fn reading(folder: &Path) -> Command {
    let mut command = Command::new("find");
    command
        .arg(folder)
        .args(["-type", "f", "-exec", "sha256sum", "{}", "+"]);
    command
}

fn start(command: &mut Command) -> Result<Child, String> {
    let quiet = command.stdout(Stdio::null()).stderr(Stdio::null());
    quiet
        .spawn()
        .map_err(|error| format!("{command:?}: {error}"))
}

/// From before the start to after the end of a process.
fn timed(command: &mut Command) -> Result<Duration, String> {
    let before = Instant::now();
    let status = start(command)?.wait().map_err(|error| error.to_string())?;
    match status.code() {
        Some(0 | 1) => Ok(before.elapsed()),
        _ => Err(format!("{command:?} failed ({status})")),
    }
}

/// The most memory a process held, in bytes, as the kernel tells while it runs. Not timed: asking takes time.
fn peak_memory(mut command: Command) -> Result<u64, String> {
    let mut child = start(&mut command)?;
    let status = format!("/proc/{}/status", child.id());
    let mut peak = 0;
    while child
        .try_wait()
        .map_err(|error| error.to_string())?
        .is_none()
    {
        let now = fs::read_to_string(&status).unwrap_or_default();
        peak = peak.max(high_water(&now).unwrap_or(0));
        std::thread::sleep(Duration::from_micros(500));
    }
    Ok(peak)
}

fn high_water(status: &str) -> Option<u64> {
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kilobytes: u64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kilobytes << 10)
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort();
    times[times.len() / 2]
}
