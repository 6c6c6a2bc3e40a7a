//! Where nothing can be written: links, protected files, folders and disks that are read-only or full. Nothing is half
//! done, the error says why, and what was typed is kept.
#![allow(clippy::unwrap_used, clippy::panic, clippy::print_stdout)]
#![cfg(unix)]

mod bench;

use std::env;
use std::fs::{self, Permissions};
use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _, symlink};
use std::path::Path;
use std::process::Command;

use bench::{Bench, HERE, change, set};
use colophon_core::model::RelPath;
use colophon_service::ErrorCode;
use colophon_service::workspace::lock::Holder;
use colophon_service::workspace::{Mode, Writer};

/// Where a test that runs again under other conditions finds its folder.
const FOLDER: &str = "COLOPHON_TEST_FOLDER";

fn holder() -> Holder {
    Holder::this("test", 7)
}

fn mode_of(path: &Path) -> u32 {
    path.metadata().unwrap().permissions().mode() & 0o7777
}

/// Saves `file` anew and returns the code of the error.
fn refused(writer: &mut Writer, file: &str, before: Option<&str>) -> ErrorCode {
    let typed = set("typing", &[change(file, before, Some("typed"))]);
    writer.save(&typed, HERE).unwrap_err().code
}

#[test]
fn no_link_is_followed_or_replaced() {
    let bench = Bench::new(&[("m/a.md", "1"), ("m/b.md", "1")]);
    let outside = tempfile::tempdir().unwrap();
    fs::write(outside.path().join("a.md"), "outside").unwrap();
    symlink(outside.path().join("a.md"), bench.root().join("m/link.md")).unwrap();
    symlink(
        outside.path().join("none.md"),
        bench.root().join("m/dangling.md"),
    )
    .unwrap();
    symlink(outside.path(), bench.root().join("m/sources")).unwrap();
    let (mut writer, _) = bench.open();
    let link = ErrorCode::FileIsLink;
    assert_eq!(refused(&mut writer, "m/link.md", Some("outside")), link);
    assert_eq!(refused(&mut writer, "m/dangling.md", None), link);
    assert_eq!(
        refused(&mut writer, "m/sources/a.md", Some("outside")),
        link
    );
    assert_eq!(refused(&mut writer, "m/sources/new.md", None), link);
    let gone = set("remove", &[change("m/link.md", Some("outside"), None)]);
    assert_eq!(writer.apply(&gone, HERE).unwrap_err().code, link);
    // A set with one such file changes no other.
    let both = [
        change("m/a.md", Some("1"), Some("2")),
        change("m/sources/x.md", None, Some("2")),
    ];
    assert_eq!(
        writer.apply(&set("bulk", &both), HERE).unwrap_err().code,
        link
    );
    assert_eq!(bench.read("m/a.md").unwrap(), "1");
    assert!(
        bench
            .root()
            .join("m/link.md")
            .symlink_metadata()
            .unwrap()
            .is_symlink()
    );
    assert_eq!(fs::read_dir(outside.path()).unwrap().count(), 1);
    assert_eq!(
        fs::read_to_string(outside.path().join("a.md")).unwrap(),
        "outside"
    );
    assert_eq!(writer.history(None, None, 9).unwrap(), []);
    assert_eq!(
        writer
            .draft(&RelPath::new("m/link.md"))
            .unwrap()
            .unwrap()
            .text,
        "typed"
    );
}

#[test]
fn only_files_of_the_workspace_are_written() {
    let bench = Bench::new(&[("m/a.md", "1"), (".git/config", "[core]")]);
    fs::create_dir_all(bench.root().join("m/folder.md")).unwrap();
    let status = Command::new("mkfifo")
        .arg(bench.root().join("m/pipe.md"))
        .status();
    assert!(status.unwrap().success());
    let (mut writer, _) = bench.open();
    for file in ["m/folder.md", "m/pipe.md", "m/a.md/below.md"] {
        assert_eq!(
            refused(&mut writer, file, None),
            ErrorCode::NotAFile,
            "{file}"
        );
    }
    let reserved = ErrorCode::FileReserved;
    assert_eq!(
        refused(&mut writer, ".git/config", Some("[core]")),
        reserved
    );
    assert_eq!(refused(&mut writer, ".colophon/lock2", None), reserved);
    assert_eq!(refused(&mut writer, "", None), ErrorCode::FileReserved);
    let trashed = set(
        "trash",
        &[change(".colophon/trash/1-m/a.md", None, Some("1"))],
    );
    assert!(writer.apply(&trashed, HERE).is_ok());
    // A path cannot climb: what would lead out leads to the folder itself.
    assert_eq!(RelPath::new("../../m/./a.md").as_str(), "m/a.md");
}

#[test]
fn permissions_are_kept_and_respected() {
    let bench = Bench::new(&[("m/run.sh", "1"), ("m/a.md", "1"), ("m/p.md", "1")]);
    let path = |file: &str| bench.root().join(file);
    fs::set_permissions(path("m/run.sh"), Permissions::from_mode(0o750)).unwrap();
    fs::set_permissions(path("m/a.md"), Permissions::from_mode(0o604)).unwrap();
    fs::set_permissions(path("m/p.md"), Permissions::from_mode(0o444)).unwrap();
    let (mut writer, _) = bench.open();
    let inode = path("m/a.md").metadata().unwrap().ino();
    let edits = [
        change("m/a.md", Some("1"), Some("2")),
        change("m/run.sh", Some("1"), None),
        change("n/run.sh", None, Some("1")),
    ];
    writer.apply(&set("move", &edits), HERE).unwrap();
    assert_eq!(
        (mode_of(&path("m/a.md")), mode_of(&path("n/run.sh"))),
        (0o604, 0o750)
    );
    assert_ne!(
        path("m/a.md").metadata().unwrap().ino(),
        inode,
        "written whole"
    );
    writer.undo(HERE).unwrap();
    assert_eq!(
        (mode_of(&path("m/a.md")), mode_of(&path("m/run.sh"))),
        (0o604, 0o750)
    );
    assert_eq!(
        refused(&mut writer, "m/p.md", Some("1")),
        ErrorCode::FileProtected
    );
    assert_eq!(bench.read("m/p.md").unwrap(), "1");
}

#[test]
fn a_link_in_place_of_the_programs_folder_is_not_used() {
    let bench = Bench::new(&[("m/a.md", "1")]);
    let outside = tempfile::tempdir().unwrap();
    symlink(outside.path(), bench.root().join(".colophon")).unwrap();
    let (mut writer, _) = bench.open();
    assert!(
        matches!(writer.mode(), Mode::ReadOnly { .. }),
        "{:?}",
        writer.mode()
    );
    writer
        .keep_draft(&RelPath::new("m/a.md"), None, "typed", 1)
        .unwrap();
    assert_eq!(fs::read_dir(outside.path()).unwrap().count(), 0);
}

/// Runs `test` of this file again, in a process that `wrapper` starts, with a folder in `FOLDER`. Where this
/// computer does not let us, that is said.
fn again(test: &str, wrapper: &[&str], folder: &Path) {
    let allowed = Command::new(wrapper[0])
        .args(&wrapper[1..])
        .arg("true")
        .output();
    if !allowed.is_ok_and(|out| out.status.success()) {
        println!(
            "{test}: skipped, since {} is not allowed here",
            wrapper.join(" ")
        );
        return;
    }
    let mut command = Command::new(wrapper[0]);
    command.args(&wrapper[1..]).arg(env::current_exe().unwrap());
    let out = command
        .args(["--exact", test, "--nocapture"])
        .env(FOLDER, folder)
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&out.stdout);
    print!("{said}");
    assert!(
        out.status.success(),
        "{said}{}",
        String::from_utf8_lossy(&out.stderr)
    );
}

/// In a namespace of its own a test may mount disks.
const NAMESPACE: [&str; 2] = ["unshare", "-rm"];

/// Mounts a disk of so many KiB on the folder of masters.
fn mount(bench: &Bench, size: &str) {
    let status = Command::new("mount")
        .args(["-t", "tmpfs", "-o", &format!("size={size}"), "disk"])
        .arg(bench.root())
        .status();
    assert!(status.unwrap().success());
}

fn remount(bench: &Bench, how: &str) {
    let option = format!("remount,{how}");
    let status = Command::new("mount")
        .args(["-o", &option])
        .arg(bench.root())
        .status();
    assert!(status.unwrap().success());
}

#[test]
fn on_a_read_only_disk_what_is_typed_is_kept_elsewhere() {
    let Ok(folder) = env::var(FOLDER) else {
        let bench = Bench::new(&[]);
        again(
            "on_a_read_only_disk_what_is_typed_is_kept_elsewhere",
            &NAMESPACE,
            bench.folder(),
        );
        return;
    };
    let bench = Bench::at(folder);
    mount(&bench, "4m");
    bench.write("m/a.md", "1");
    remount(&bench, "ro");
    let (mut writer, _) = bench.open();
    let Mode::ReadOnly { reason } = writer.mode() else {
        panic!("{:?}", writer.mode())
    };
    assert_eq!(reason.code, ErrorCode::DiskReadOnly);
    assert_eq!(
        refused(&mut writer, "m/a.md", Some("1")),
        ErrorCode::DiskReadOnly
    );
    drop(writer);
    let (mut writer, _) = bench.open();
    let draft = writer.draft(&RelPath::new("m/a.md")).unwrap().unwrap();
    assert_eq!(draft.text, "typed");
    assert_eq!(writer.take_over(&holder()).unwrap(), None);
    remount(&bench, "rw");
    assert!(writer.take_over(&holder()).unwrap().is_some());
    assert_eq!(writer.mode(), &Mode::Writer);
    assert_eq!(writer.drafts().unwrap(), [draft], "drafts come home");
    let typed = set("typing", &[change("m/a.md", Some("1"), Some("typed"))]);
    writer.save(&typed, HERE).unwrap();
    assert_eq!(bench.read("m/a.md").unwrap(), "typed");
}

#[test]
fn on_a_full_disk_nothing_is_half_done_and_saving_works_again() {
    let Ok(folder) = env::var(FOLDER) else {
        let bench = Bench::new(&[]);
        again(
            "on_a_full_disk_nothing_is_half_done_and_saving_works_again",
            &NAMESPACE,
            bench.folder(),
        );
        return;
    };
    let bench = Bench::at(folder);
    mount(&bench, "2m");
    let texts = ["一".repeat(20_000), "二".repeat(20_000)];
    bench.write("m/a.md", &texts[0]);
    let (mut writer, _) = bench.open();
    let typed = set(
        "typing",
        &[change("m/a.md", Some(&texts[0]), Some(&texts[1]))],
    );
    let mut codes = Vec::new();
    // From a disk with no room at all to one with room enough, a little more each time.
    for free in (0_u64..400).step_by(4) {
        fill(&bench, free * 1024);
        let saved = writer.save(&typed, HERE);
        let files = bench.files();
        fs::remove_file(bench.root().join("filler")).unwrap();
        assert_eq!(files, ["filler", "m/a.md"], "no temporary file is left");
        match saved {
            Ok(step) => {
                assert!(step.is_some());
                break;
            }
            Err(error) => {
                assert_eq!(bench.read("m/a.md").unwrap(), texts[0]);
                let draft = writer.draft(&RelPath::new("m/a.md")).unwrap();
                let kept = draft.is_some_and(|draft| draft.text == texts[1]);
                assert!(kept || error.code == ErrorCode::DraftUnkept, "{error}");
                writer.drop_draft(&RelPath::new("m/a.md")).unwrap();
                codes.push(error.code.name());
            }
        }
    }
    assert_eq!(bench.read("m/a.md").unwrap(), texts[1]);
    codes.dedup();
    println!("from full to room enough: {codes:?}, then saved");
    assert!(codes.contains(&"draft-unkept"), "{codes:?}");
    assert!(codes.contains(&"disk-full"), "{codes:?}");
}

/// Leaves `free` bytes on the disk.
fn fill(bench: &Bench, free: u64) {
    let path = bench.root().join("filler");
    let mut size = 0;
    for step in [64 * 1024_u64, 4096] {
        let chunk = vec![0; usize::try_from(step).unwrap()];
        let mut file = fs::OpenOptions::new()
            .create(true)
            .append(true)
            .open(&path)
            .unwrap();
        while std::io::Write::write_all(&mut file, &chunk).is_ok() {
            size += step;
        }
        file.set_len(size).unwrap();
    }
    let file = fs::OpenOptions::new().write(true).open(&path).unwrap();
    file.set_len(size.saturating_sub(free)).unwrap();
}

#[test]
fn opening_on_a_full_disk_keeps_what_is_typed_elsewhere() {
    let Ok(folder) = env::var(FOLDER) else {
        let bench = Bench::new(&[]);
        again(
            "opening_on_a_full_disk_keeps_what_is_typed_elsewhere",
            &NAMESPACE,
            bench.folder(),
        );
        return;
    };
    let bench = Bench::at(folder);
    mount(&bench, "1m");
    bench.write("m/a.md", "1");
    fill(&bench, 0);
    let (mut writer, _) = bench.open();
    let Mode::ReadOnly { reason } = writer.mode() else {
        panic!("{:?}", writer.mode())
    };
    println!("opened on a full disk: {reason}");
    writer
        .keep_draft(&RelPath::new("m/a.md"), None, "typed", 1)
        .unwrap();
    fs::remove_file(bench.root().join("filler")).unwrap();
    assert!(writer.take_over(&holder()).unwrap().is_some());
    assert_eq!(writer.mode(), &Mode::Writer);
    assert_eq!(writer.drafts().unwrap().len(), 1);
}

#[test]
fn where_the_system_forbids_writing_what_is_typed_is_kept_elsewhere() {
    let Ok(folder) = env::var(FOLDER) else {
        let bench = Bench::new(&[("m/a.md", "1"), ("m/s/b.md", "1")]);
        fs::create_dir(bench.state()).unwrap();
        for (path, mode) in [
            (bench.folder().to_owned(), 0o755),
            (bench.state(), 0o777),
            (bench.root(), 0o555),
        ] {
            fs::set_permissions(path, Permissions::from_mode(mode)).unwrap();
        }
        let nobody = [
            "setpriv",
            "--reuid=65534",
            "--regid=65534",
            "--clear-groups",
        ];
        let root = fs::metadata(bench.folder()).unwrap().uid() == 0;
        let wrapper = if root { nobody.as_slice() } else { &["env"] };
        again(
            "where_the_system_forbids_writing_what_is_typed_is_kept_elsewhere",
            wrapper,
            bench.folder(),
        );
        fs::set_permissions(bench.root(), Permissions::from_mode(0o755)).unwrap();
        return;
    };
    let bench = Bench::at(folder);
    let (mut writer, _) = bench.open();
    let Mode::ReadOnly { reason } = writer.mode() else {
        panic!("{:?}", writer.mode())
    };
    assert_eq!(reason.code, ErrorCode::NotPermitted);
    assert_eq!(
        refused(&mut writer, "m/a.md", Some("1")),
        ErrorCode::NotPermitted
    );
    assert_eq!(writer.drafts().unwrap().len(), 1);
}
