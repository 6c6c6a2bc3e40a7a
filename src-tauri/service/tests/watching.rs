//! Other programs at work in the folder: what they do is told, once it is done, and found by comparing.
#![allow(clippy::unwrap_used, clippy::panic)]

mod bench;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::mpsc::{Receiver, channel};

use bench::{Bench, HERE, change, set};
use colophon_core::formats::reload;
use colophon_core::model::{Entry, RelPath, Unreadable, Workspace};
use colophon_service::workspace::watch::{Changed, Watcher};
use colophon_service::workspace::{Cancel, Watch, open, outside};

const META: &str = "{\"name\": \"甲师\", \"sources\": []}\n";

fn masters() -> Bench {
    Bench::new(&[
        ("master-jia/meta.json", META),
        ("master-jia/sources/a.md", "# 一\n"),
        ("node_modules/x/meta.json", "{}"),
    ])
}

fn read(root: &Path) -> Workspace {
    let watch = Watch {
        progress: &|_, _, _| {},
        cancel: &Cancel::default(),
    };
    open(root, &watch).unwrap()
}

type Start = fn(&Path, Box<dyn FnMut(Changed) + Send>) -> Watcher;

const STARTS: [Start; 2] = [Watcher::start, Watcher::start_looking];

fn watch(bench: &Bench, start: Start) -> (Watcher, Receiver<Changed>) {
    let (sender, told) = channel();
    let tell = move |changed| drop(sender.send(changed));
    let watcher = start(&bench.root(), Box::new(tell));
    (watcher, told)
}

/// Waits until `path` is told or something below it, whatever else is.
fn wait_for(told: &Receiver<Changed>, path: &str) {
    loop {
        match told.recv().unwrap() {
            Changed::Paths(paths)
                if paths
                    .iter()
                    .any(|p| p.below(path).is_some() || p.as_str() == path) =>
            {
                return;
            }
            Changed::Paths(_) => {}
            Changed::Anything => panic!("events were lost"),
        }
    }
}

#[test]
fn what_other_programs_do_is_told_once_it_is_done() {
    for start in STARTS {
        let bench = masters();
        let (_watcher, told) = watch(&bench, start);
        bench.write("master-jia/sources/a.md", "# 二\n");
        wait_for(&told, "master-jia/sources/a.md");
        fs::rename(
            bench.root().join("master-jia/sources/a.md"),
            bench.root().join("master-jia/sources/b.md"),
        )
        .unwrap();
        wait_for(&told, "master-jia/sources/b.md");
        fs::remove_file(bench.root().join("master-jia/sources/b.md")).unwrap();
        wait_for(&told, "master-jia/sources/b.md");
        bench.write("master-yi/meta.json", META);
        wait_for(&told, "master-yi");
        bench.write("master-yi/meta.json", "{}");
        wait_for(&told, "master-yi/meta.json");
    }
}

#[test]
fn what_is_never_read_is_never_told() {
    let bench = masters();
    let (_watcher, told) = watch(&bench, STARTS[0]);
    bench.write("node_modules/x/meta.json", "[]");
    bench.write(".git/index", "1");
    bench.write(".colophon/lock", "1");
    bench.write("master-jia/sources/.a.md.swp", "1");
    bench.write("master-jia/last.md", "1");
    let first = told.recv().unwrap();
    assert_eq!(
        first,
        Changed::Paths([RelPath::new("master-jia/last.md")].into())
    );
}

#[test]
fn own_writes_are_no_news_and_others_are_changes() {
    let bench = masters();
    let (mut writer, _) = bench.open();
    let file = "master-jia/sources/a.md";
    let (_watcher, told) = watch(&bench, STARTS[0]);
    writer
        .apply(
            &set("typing", &[change(file, Some("# 一\n"), Some("# 二\n"))]),
            HERE,
        )
        .unwrap();
    let workspace = read(&bench.root());
    let changed = told.recv().unwrap();
    assert_eq!(
        changed,
        Changed::Paths([RelPath::new(file)].into()),
        "no temporary file is told"
    );
    assert_eq!(
        outside(&bench.root(), &workspace, &changed)
            .unwrap()
            .changes,
        []
    );

    bench.write(file, "# 三\n");
    let expected = [change(file, Some("# 二\n"), Some("# 三\n"))];
    for changed in [&changed, &Changed::Anything] {
        let found = outside(&bench.root(), &workspace, changed).unwrap();
        assert_eq!(
            (found.changes.as_slice(), found.unreadable),
            (expected.as_slice(), vec![])
        );
    }
}

#[test]
fn new_gone_and_unreadable_files_are_found() {
    let bench = masters();
    bench.write("master-jia/sources/b.md", "b");
    bench.write("master-jia/versions/1/meta.json", "{}");
    let workspace = read(&bench.root());
    fs::remove_file(bench.root().join("master-jia/sources/a.md")).unwrap();
    fs::write(bench.root().join("master-jia/sources/b.md"), b"\xff").unwrap();
    bench.write("master-yi/meta.json", META);
    bench.write("elsewhere/note.md", "no master");
    let paths = ["master-jia/sources", "master-yi"].map(RelPath::new);
    for changed in [Changed::Anything, Changed::Paths(paths.into())] {
        let found = outside(&bench.root(), &workspace, &changed).unwrap();
        let changes = [
            change("master-jia/sources/a.md", Some("# 一\n"), None),
            change("master-yi/meta.json", None, Some(META)),
        ];
        assert_eq!(found.changes, changes);
        assert_eq!(found.unreadable, [RelPath::new("master-jia/sources/b.md")]);
    }
}

/// Were it taken for gone, its files would come back as a step, and taking that back would remove them.
#[test]
fn what_lies_in_a_folder_that_could_not_be_read_is_not_gone() {
    let bench = masters();
    let whole = read(&bench.root());
    for folder in ["master-jia", "master-jia/sources"] {
        let files = whole.masters[0].files.keys();
        let mut changed: BTreeMap<RelPath, Option<Entry>> = files
            .filter(|path| path.below(folder).is_some())
            .map(|path| (path.clone(), None))
            .collect();
        let below: Vec<_> = changed.keys().cloned().collect();
        let reason = "Permission denied".to_owned();
        let lasting = false;
        let refused = Entry::Unreadable(Unreadable::Refused { reason, lasting });
        changed.insert(RelPath::new(folder), Some(refused));
        let partly = reload(&whole, "", &changed);
        let found = outside(&bench.root(), &partly, &Changed::Anything).unwrap();
        let mut expected = below;
        expected.insert(0, RelPath::new(folder));
        assert_eq!((found.changes, found.unreadable), (vec![], expected));
    }
}
