//! Folders that are not as they should be: each bad entry gets a finding that names it, everything else is checked,
//! nothing is written.
#![cfg(unix)]

use std::collections::BTreeMap;
use std::fs;
use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _, symlink};
use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::bench::{Bench, Ran, program};

const SOURCES: &str = "master-sengcan/sources";

/// Every entry with its size and its times, in nanoseconds.
fn listing(root: &Path) -> BTreeMap<String, (u64, i64, i64, i64)> {
    let mut found = BTreeMap::new();
    let mut folders = vec![root.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let meta = path.symlink_metadata().unwrap();
            let times = (
                meta.size(),
                meta.mtime(),
                meta.mtime_nsec(),
                meta.ctime_nsec(),
            );
            found.insert(path.display().to_string(), times);
            if meta.is_dir() {
                folders.push(path);
            }
        }
    }
    found
}

/// Checks the folder; nothing in it may change.
fn check(bench: &Bench) -> Ran {
    let before = listing(bench.root());
    let ran = bench.run(&["check", "--format", "json"]);
    assert_eq!(listing(bench.root()), before);
    ran
}

/// The findings about `file`, which there must be, while all four masters were examined.
fn findings_on(ran: &Ran, file: &str) -> Vec<Value> {
    let report = ran.json();
    assert_eq!(ran.status, 1);
    assert_eq!(report["examined"]["masters"], 4);
    let findings = report["findings"].as_array().unwrap();
    let here: Vec<_> = findings
        .iter()
        .filter(|f| f["file"] == file)
        .cloned()
        .collect();
    assert!(!here.is_empty(), "no finding names {file}: {report:#}");
    here
}

fn has(findings: &[Value], code: &str) -> bool {
    findings.iter().any(|finding| finding["code"] == code)
}

#[test]
fn names_cannot_steer_the_terminal() {
    let bench = Bench::samples();
    for name in ["x\u{1b}[2J.md", "a\nb.md", "a\u{202e}b.md"] {
        bench.write(&format!("{SOURCES}/{name}"), "");
    }
    bench.replace(
        "master-sengcan/meta.json",
        "\"name\": \"僧璨\"",
        "\"name\": \"\\u001b[2J\"",
    );
    for args in [
        &["check"][..],
        &["list"],
        &["check", "--master", "\u{1b}[2J"],
    ] {
        let ran = bench.run(args);
        let said = ran.out + &ran.err;
        let raw = |c: char| c.is_control() && c != '\n' || c == '\u{202e}';
        assert!(!said.contains(raw), "{said:?}");
    }
    for format in ["json", "sarif"] {
        bench.run(&["check", "--format", format]).json();
    }
}

/// A text report far longer than a pipe holds.
fn long_report() -> Bench {
    let bench = Bench::samples();
    let keys: String = (0..2_000).map(|n| format!("\"k{n}\": 1, ")).collect();
    bench.replace(
        "master-sengcan/meta.json",
        "\"slug\"",
        &format!("{keys}\"slug\""),
    );
    bench.write("master-sengcan/tests/fidelity.jsonl", "");
    bench
}

#[test]
fn a_reader_who_leaves_early_changes_no_exit_status() {
    let bench = long_report();
    let mut child = program(&["check"])
        .current_dir(bench.root())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    assert_eq!(child.wait().unwrap().code(), Some(1));
}

#[cfg(target_os = "linux")]
#[test]
fn a_report_that_cannot_be_written_is_no_pass() {
    let full = fs::OpenOptions::new()
        .write(true)
        .open("/dev/full")
        .unwrap();
    let bench = Bench::samples();
    let mut command = program(&["check"]);
    command.current_dir(bench.root()).stdout(full);
    let ran = Ran::from(
        command
            .stderr(Stdio::piped())
            .spawn()
            .unwrap()
            .wait_with_output()
            .unwrap(),
    );
    assert_eq!(ran.status, 3);
    assert!(
        ran.err
            .starts_with("colophon: The output could not be written: "),
        "{ran:?}"
    );
    assert_eq!(ran.err.lines().count(), 2);
}

#[test]
fn a_file_of_a_gigabyte() {
    let bench = Bench::samples();
    let file = bench.write(&format!("{SOURCES}/huge.md"), "");
    fs::OpenOptions::new()
        .write(true)
        .open(file)
        .unwrap()
        .set_len(1 << 30)
        .unwrap();
    let findings = findings_on(&check(&bench), &format!("{SOURCES}/huge.md"));
    assert!(has(&findings, "files/too-large"), "{findings:#?}");
    assert_eq!(findings[0]["params"]["size"], "1073741824");
}

#[test]
fn links_out_of_the_folder() {
    let bench = Bench::samples();
    let outside = Bench::empty();
    outside.write("secret.md", "not to be read");
    symlink(
        outside.root().join("secret.md"),
        bench.root().join(SOURCES).join("link.md"),
    )
    .unwrap();
    symlink(outside.root(), bench.root().join("master-sengcan/more")).unwrap();
    symlink(outside.root(), bench.root().join("master-elsewhere")).unwrap();
    let ran = check(&bench);
    for link in [
        &format!("{SOURCES}/link.md"),
        "master-sengcan/more",
        "master-elsewhere",
    ] {
        assert!(has(&findings_on(&ran, link), "files/link"), "{link}");
    }
    assert!(!ran.out.contains("not to be read"));
}

#[test]
fn a_pipe_is_not_waited_for() {
    let bench = Bench::samples();
    let pipe = bench.root().join(SOURCES).join("pipe.md");
    assert!(Command::new("mkfifo").arg(pipe).status().unwrap().success());
    let findings = findings_on(&check(&bench), &format!("{SOURCES}/pipe.md"));
    assert!(has(&findings, "files/not-a-file"), "{findings:#?}");
}

#[test]
fn bytes_that_are_no_utf8() {
    let bench = Bench::samples();
    bench.write(&format!("{SOURCES}/gbk.md"), b"# \xb5\xc0");
    bench.write("master-santideva/meta.json", b"{\"name\": \"\xff\"}");
    let ran = check(&bench);
    for file in [&format!("{SOURCES}/gbk.md"), "master-santideva/meta.json"] {
        assert!(
            has(&findings_on(&ran, file), "files/wrong-encoding"),
            "{file}"
        );
    }
}

#[test]
fn json_nested_ten_thousand_deep() {
    let bench = Bench::samples();
    let deep = format!("{}{}", "[".repeat(10_000), "]".repeat(10_000));
    bench.write("master-santideva/meta.json", format!("{{\"a\": {deep}}}"));
    bench.write("master-sengcan/tests/fidelity.jsonl", format!("{deep}\n"));
    bench.write("routing.json", &deep);
    let ran = check(&bench);
    for file in [
        "master-santideva/meta.json",
        "master-sengcan/tests/fidelity.jsonl",
        "routing.json",
    ] {
        findings_on(&ran, file);
    }
}

/// The program as a user who may not read everything.
fn as_nobody(bench: &Bench) -> std::io::Result<Ran> {
    use std::os::unix::process::CommandExt as _;
    const NOBODY: u32 = 65_534;
    fs::set_permissions(bench.root(), fs::Permissions::from_mode(0o755))?;
    let mut command = program(&["check", "--format", "json"]);
    command.current_dir(bench.root()).uid(NOBODY).gid(NOBODY);
    command.output().map(Ran::from)
}

#[test]
fn a_folder_that_may_not_be_read() {
    let bench = Bench::samples();
    let closed = bench.root().join(SOURCES);
    let mode = |mode| fs::set_permissions(&closed, fs::Permissions::from_mode(mode)).unwrap();
    mode(0o000);
    let ran = if fs::read_dir(&closed).is_ok() {
        as_nobody(&bench)
    } else {
        Ok(check(&bench))
    };
    mode(0o700);
    match ran {
        Ok(ran) => assert!(has(&findings_on(&ran, SOURCES), "files/refused")),
        Err(error) => {
            println!("skipped: this user may read every folder, and nobody may not run: {error}")
        }
    }
}
