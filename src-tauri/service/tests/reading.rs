//! Reading folders that are not as they should be: each bad entry is named, the rest is read, nothing is written.
#![allow(clippy::unwrap_used, clippy::panic, clippy::print_stdout)]
#![cfg(unix)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::os::unix::fs::symlink;
use std::os::unix::net::UnixListener;
use std::path::Path;
use std::process::Command;
use std::time::SystemTime;

use colophon_core::checks::check;
use colophon_core::model::{Entry, FileTree, RelPath, Unreadable};
use colophon_service::session::check_all;
use colophon_service::workspace::{Cancel, MAX_DEPTH, MAX_FILE_BYTES, Watch, open, read_tree};

fn read(root: &Path) -> FileTree {
    read_tree(
        root,
        &Watch {
            progress: &|_, _, _| {},
            cancel: &Cancel::default(),
        },
    )
    .unwrap()
}

fn write(root: &Path, path: &str, bytes: &[u8]) {
    let path = root.join(path);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, bytes).unwrap();
}

fn at<'a>(tree: &'a FileTree, path: &str) -> Option<&'a Entry> {
    tree.get(&RelPath::new(path))
}

fn why(tree: &FileTree, path: &str) -> Unreadable {
    match at(tree, path) {
        Some(Entry::Unreadable(why)) => why.clone(),
        other => panic!("{path}: {other:?}"),
    }
}

/// Every entry below `root` with size and times.
fn listing(root: &Path) -> BTreeMap<String, (u64, SystemTime, SystemTime)> {
    let mut found = BTreeMap::new();
    let mut folders = vec![root.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).unwrap() {
            let entry = entry.unwrap();
            let meta = entry.path().symlink_metadata().unwrap();
            let state = (
                meta.len(),
                meta.modified().unwrap(),
                meta.created().unwrap_or(SystemTime::UNIX_EPOCH),
            );
            found.insert(entry.path().display().to_string(), state);
            if meta.is_dir() {
                folders.push(entry.path());
            }
        }
    }
    found
}

#[test]
fn bad_entries_say_why_and_the_rest_is_read() {
    let folder = tempfile::tempdir().unwrap();
    let root = folder.path();
    let outside = tempfile::tempdir().unwrap();
    write(outside.path(), "secret.md", b"secret");
    write(root, "master-a/meta.json", b"{}");
    write(root, "master-a/sources/bad.md", b"ok \xff");
    write(root, "master-a/picture.png", b"\x89PNG\xff");
    let a = root.join("master-a");
    fs::File::create(a.join("huge.md"))
        .unwrap()
        .set_len(1 << 30)
        .unwrap();
    symlink(outside.path().join("secret.md"), a.join("link.md")).unwrap();
    symlink(outside.path(), a.join("references")).unwrap();
    symlink(outside.path(), root.join("master-link")).unwrap();
    assert!(
        Command::new("mkfifo")
            .arg(a.join("pipe.md"))
            .status()
            .unwrap()
            .success()
    );
    let _socket = UnixListener::bind(a.join("socket.md")).unwrap();
    let before = listing(root);
    let tree = read(root);
    assert_eq!(
        why(&tree, "master-a/sources/bad.md"),
        Unreadable::NotUtf8 { offset: 3 }
    );
    let too_large = Unreadable::TooLarge {
        size: 1 << 30,
        limit: MAX_FILE_BYTES,
    };
    assert_eq!(why(&tree, "master-a/huge.md"), too_large);
    for link in ["master-a/link.md", "master-a/references", "master-link"] {
        assert_eq!(why(&tree, link), Unreadable::Link);
    }
    assert_eq!(why(&tree, "master-a/pipe.md"), Unreadable::NotAFile);
    assert_eq!(why(&tree, "master-a/socket.md"), Unreadable::NotAFile);
    assert!(at(&tree, "master-a/meta.json").unwrap().read().is_some());
    assert_eq!(tree.len(), 8, "{:?}", tree.keys());
    assert_eq!(listing(root), before);
}

#[test]
fn a_link_in_place_of_a_folder_of_masters_is_not_followed() {
    let folder = tempfile::tempdir().unwrap();
    let root = folder.path();
    write(root, "master-a/meta.json", b"{}");
    symlink("master-a/..", root.join("masters")).unwrap();
    symlink("gone", root.join("prebuilt")).unwrap();
    let tree = read(root);
    assert_eq!(why(&tree, "masters"), Unreadable::Link);
    assert_eq!(why(&tree, "prebuilt"), Unreadable::Link);
    assert_eq!(tree.len(), 3, "{:?}", tree.keys());
}

#[test]
fn a_folder_in_place_of_a_text_is_not_missing() {
    let folder = tempfile::tempdir().unwrap();
    let root = folder.path();
    for inside in [
        "master-a/SKILL.md/x",
        "master-a/tests/fidelity.jsonl/x",
        "routing.json/x",
    ] {
        write(root, inside, b"");
    }
    fs::create_dir(root.join("master-a/meta.json")).unwrap();
    let tree = read(root);
    for place in [
        "master-a/SKILL.md",
        "master-a/meta.json",
        "master-a/tests/fidelity.jsonl",
        "routing.json",
    ] {
        assert_eq!(why(&tree, place), Unreadable::NotAFile, "{place}");
    }
    assert_eq!(tree.len(), 4, "{:?}", tree.keys());
}

#[cfg(target_os = "linux")]
#[test]
fn names_that_are_no_utf8_are_told_apart() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt as _;
    let folder = tempfile::tempdir().unwrap();
    let root = folder.path();
    write(root, "master-a/bad\u{fffd}.md", b"");
    for name in [&b"bad\xff.md"[..], b"bad\xfe.md"] {
        fs::write(root.join("master-a").join(OsStr::from_bytes(name)), "").unwrap();
    }
    for name in [&b"master-\xff"[..], b"master-a/\xff"] {
        fs::create_dir(root.join(OsStr::from_bytes(name))).unwrap();
    }
    let tree = read(root);
    for place in [
        "master-a/bad\\xFF.md",
        "master-a/bad\\xFE.md",
        "master-a/\\xFF",
        "master-\\xFF",
    ] {
        let reason = "its name is not UTF-8".to_owned();
        assert_eq!(
            why(&tree, place),
            Unreadable::Refused {
                reason,
                lasting: true
            },
            "{place}"
        );
    }
    assert!(
        at(&tree, "master-a/bad\u{fffd}.md")
            .unwrap()
            .read()
            .is_some()
    );
    assert_eq!(tree.len(), 5, "{:?}", tree.keys());
}

/// While the scan runs, a folder and a file turn into links out of the workspace and back.
#[test]
fn a_folder_that_turns_into_a_link_is_never_followed() {
    use std::sync::atomic::{AtomicBool, Ordering};
    let folder = tempfile::tempdir().unwrap();
    let outside = tempfile::tempdir().unwrap();
    let root = folder.path();
    write(outside.path(), "x.md", b"secret");
    write(root, "master-a/sources/x.md", b"open");
    write(root, "master-a/meta.json", b"{}");
    let (sources, aside) = (root.join("master-a/sources"), root.join("aside"));
    let done = AtomicBool::new(false);
    std::thread::scope(|scope| {
        scope.spawn(|| {
            while !done.load(Ordering::Relaxed) {
                fs::rename(&sources, &aside).unwrap();
                symlink(outside.path(), &sources).unwrap();
                fs::remove_file(&sources).unwrap();
                fs::rename(&aside, &sources).unwrap();
            }
        });
        for _ in 0..500 {
            let tree = read(root);
            let texts = tree.values().filter_map(Entry::read);
            assert!(texts.into_iter().all(|file| file.text != "secret"));
        }
        done.store(true, Ordering::Relaxed);
    });
}

#[test]
fn only_what_masters_need_is_read() {
    let folder = tempfile::tempdir().unwrap();
    let root = folder.path();
    for path in [
        "README.md",
        "routing.json",
        "notes/a.md",
        "prebuilt/master-b/SKILL.md",
        "prebuilt/master-b/versions/v1/SKILL.md",
        "prebuilt/master-b/.git/config",
        "prebuilt/master-b/node_modules/x.json",
        "prebuilt/compare/SKILL.md",
        "prebuilt/other/x.md",
        "masters/c/meta.json",
        ".colophon/state.json",
    ] {
        write(root, path, b"{}");
    }
    let tree = read(root);
    let found: Vec<_> = tree.keys().map(RelPath::as_str).collect();
    let wanted = [
        "masters/c/meta.json",
        "prebuilt/compare/SKILL.md",
        "prebuilt/master-b/SKILL.md",
        "routing.json",
    ];
    assert_eq!(found, wanted);
}

#[test]
fn the_folder_may_itself_be_a_master() {
    let folder = tempfile::tempdir().unwrap();
    write(folder.path(), "meta.json", b"{}");
    write(folder.path(), "sources/a.md", b"");
    let tree = read(folder.path());
    let found: Vec<_> = tree.keys().map(RelPath::as_str).collect();
    assert_eq!(found, ["meta.json", "sources/a.md"]);
}

#[test]
fn folders_without_end_are_cut() {
    let folder = tempfile::tempdir().unwrap();
    let deep = vec!["d"; MAX_DEPTH + 3].join("/");
    write(folder.path(), "meta.json", b"{}");
    write(folder.path(), &format!("{deep}/x.md"), b"");
    let tree = read(folder.path());
    let cut = vec!["d"; MAX_DEPTH + 1].join("/");
    assert!(matches!(why(&tree, &cut), Unreadable::Refused { .. }));
    assert_eq!(tree.len(), 2);
}

#[test]
fn a_stopped_reading_gives_nothing() {
    let folder = tempfile::tempdir().unwrap();
    write(folder.path(), "meta.json", b"{}");
    let cancel = Cancel::default();
    cancel.cancel();
    let watch = Watch {
        progress: &|_, _, _| {},
        cancel: &cancel,
    };
    assert_eq!(
        read_tree(folder.path(), &watch).unwrap_err().code.name(),
        "cancelled"
    );
}

#[test]
fn a_folder_that_may_not_be_read_is_named() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile::tempdir().unwrap();
    let closed = folder.path().join("master-a/sources");
    write(folder.path(), "master-a/meta.json", b"{}");
    fs::create_dir(&closed).unwrap();
    fs::set_permissions(&closed, fs::Permissions::from_mode(0o000)).unwrap();
    if fs::read_dir(&closed).is_ok() {
        println!("skipped: this user may read everything");
        return;
    }
    let tree = read(folder.path());
    assert!(matches!(
        why(&tree, "master-a/sources"),
        Unreadable::Refused { .. }
    ));
    assert!(at(&tree, "master-a/meta.json").unwrap().read().is_some());
    fs::set_permissions(&closed, fs::Permissions::from_mode(0o700)).unwrap();
}

#[test]
fn checking_side_by_side_gives_the_same_report() {
    let samples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../masters");
    let folder = tempfile::tempdir().unwrap();
    write(folder.path(), "master-a/meta.json", b"{\"slug\": 1}");
    write(folder.path(), "master-b/SKILL.md", b"---\n");
    write(folder.path(), "routing.json", b"[");
    let watch = Watch {
        progress: &|_, _, _| {},
        cancel: &Cancel::default(),
    };
    for root in [samples.as_path(), folder.path()] {
        let workspace = open(root, &watch).unwrap();
        let all = BTreeSet::new();
        assert_eq!(
            check_all(&workspace, &all, &watch).unwrap(),
            check(&workspace, &all)
        );
        let one = BTreeSet::from([workspace.masters[0].slug.clone()]);
        assert_eq!(
            check_all(&workspace, &one, &watch).unwrap(),
            check(&workspace, &one)
        );
    }
}
