//! Whole masters through the commands, on a real folder: files of every kind move, and what is in the way is named.
#![allow(clippy::unwrap_used, clippy::panic)]

mod window;

use std::collections::BTreeMap;
use std::fs;

use serde_json::{Value, json};
use window::{Bench, Window};

/// Files that no scan reads: hidden, no text, in folders that are skipped, empty.
const UNSEEN: [(&str, &[u8]); 5] = [
    ("master-sengcan/.notes/草稿.md", "未完".as_bytes()),
    ("master-sengcan/portrait.png", b"\x89PNG\r\n\x1a\n\xff\x00"),
    ("master-sengcan/versions/v1/SKILL.md", b"---\n---\n"),
    ("master-sengcan/node_modules/a/index.js", b"1;"),
    ("master-sengcan/sources/empty.md", b""),
];

fn bench() -> Bench {
    let bench = Bench::new();
    for (file, bytes) in UNSEEN {
        write(&bench, file, bytes);
    }
    bench
}

fn write(bench: &Bench, file: &str, bytes: &[u8]) {
    let path = bench.path(file);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, bytes).unwrap();
}

fn shelved(window: &Window) -> Value {
    window.call("shelved", json!({}))
}

/// The files below `folder`, by their paths in it.
fn below<'a>(files: &'a BTreeMap<String, Vec<u8>>, folder: &str) -> BTreeMap<&'a str, &'a [u8]> {
    let inside = files.iter().filter_map(|(path, bytes)| {
        let inside = path.strip_prefix(folder)?.strip_prefix('/')?;
        Some((inside, bytes.as_slice()))
    });
    inside.collect()
}

#[test]
fn every_file_is_put_away_and_taken_back() {
    for (put, take, list) in [
        ("archive-master", "restore-archived", "archive"),
        ("trash-master", "restore-trashed", "trash"),
    ] {
        let bench = bench();
        let before = bench.files();
        let window = bench.open();
        assert_eq!(shelved(&window), json!({"archive": [], "trash": []}));
        window.apply(&json!({"kind": put, "master": "sengcan"}));
        let away = bench.files();
        assert!(!bench.path("master-sengcan").exists());
        let folder = match list {
            "archive" => "archive/master-sengcan",
            _ => ".colophon/trash/1-sengcan/master-sengcan",
        };
        assert_eq!(below(&away, folder), below(&before, "master-sengcan"));
        let rows = shelved(&window)[list].clone();
        let entry = rows[0]["entry"].clone();
        assert_eq!(
            rows,
            json!([{"entry": entry, "slug": "sengcan", "name": "僧璨"}])
        );
        drop(window);
        let window = bench.open();
        assert_eq!(
            window.call("masters", json!({}))["rows"]
                .as_array()
                .unwrap()
                .len(),
            3
        );
        window.apply(&json!({"kind": take, "entry": entry}));
        assert_eq!(bench.files(), before);
        assert!(!bench.path("archive").exists());
        assert_eq!(shelved(&window), json!({"archive": [], "trash": []}));
        window.call("undo", json!({}));
        assert_eq!(bench.files(), away);
        window.call("undo", json!({}));
        assert_eq!(bench.files(), before);
    }
}

#[test]
fn every_file_gets_the_new_name_and_a_copy_has_every_file() {
    let bench = bench();
    let before = bench.files();
    let window = bench.open();
    let rename = json!({"kind": "rename-master", "master": "sengcan", "slug": "jianzhi"});
    let view = window.call("preview_edit", json!({"edit": rename}));
    let moved = view["files"].as_array().unwrap().iter();
    let moved = moved.filter(|file| file["change"] == "moved").count();
    assert_eq!(moved, below(&before, "master-sengcan").len());
    window.call(
        "apply_edit",
        json!({"edit": rename, "digest": view["digest"]}),
    );
    let after = bench.files();
    let names = |files: &BTreeMap<_, _>, folder| -> Vec<String> {
        below(files, folder)
            .into_keys()
            .map(str::to_owned)
            .collect()
    };
    assert_eq!(
        names(&after, "master-jianzhi"),
        names(&before, "master-sengcan")
    );
    assert!(!bench.path("master-sengcan").exists());
    window.apply(&json!({"kind": "rename-master", "master": "jianzhi", "slug": "sengcan"}));
    assert_eq!(bench.files(), before);
    window.apply(&json!({"kind": "duplicate-master", "master": "sengcan", "slug": "jianzhi"}));
    let copied = bench.files();
    assert_eq!(
        names(&copied, "master-jianzhi"),
        names(&before, "master-sengcan")
    );
    assert_eq!(
        below(&copied, "master-sengcan"),
        below(&before, "master-sengcan")
    );
}

#[test]
fn a_new_master_is_taken_back_without_a_trace() {
    let bench = Bench::new();
    let before = bench.files();
    let window = bench.open();
    window.apply(&json!({"kind": "new-master", "slug": "huineng", "name": "惠能"}));
    let page = window.call("master", json!({"slug": "huineng"}));
    assert_eq!(page["row"]["counts"]["errors"], 0);
    window.call("undo", json!({}));
    assert_eq!(bench.files(), before);
    assert!(!bench.path("master-huineng").exists());
}

#[test]
fn everything_done_to_a_master_is_undone_and_redone_to_the_byte() {
    for bench in Bench::all() {
        let window = bench.open();
        let rows = window.call("masters", json!({}))["rows"].clone();
        let slugs = rows.as_array().unwrap().iter();
        for slug in slugs.map(|row| row["slug"].as_str().unwrap()) {
            let before = bench.files();
            through_everything(&bench, &window, slug);
            let after = bench.files();
            assert_eq!(window.all("undo"), 9, "{slug}");
            assert!(bench.files() == before, "{slug}: undone");
            assert_eq!(window.all("redo"), 9, "{slug}");
            assert!(bench.files() == after, "{slug}: redone");
            window.all("undo");
        }
    }
}

/// Every operation over whole masters: the last four leave no trace.
fn through_everything(bench: &Bench, window: &Window, slug: &str) {
    let apply = |edit: Value| window.apply(&edit);
    apply(json!({"kind": "new-master", "slug": "zz-new", "name": "新来者"}));
    apply(json!({"kind": "rename-master", "master": slug, "slug": "zz-other"}));
    apply(json!({"kind": "rename-master", "master": "zz-new", "slug": "zz-newer"}));
    apply(json!({"kind": "duplicate-master", "master": "zz-other", "slug": "zz-copy"}));
    apply(json!({"kind": "trash-master", "master": "zz-copy"}));
    let made = bench.files();
    for (put, list, take) in [
        ("archive-master", "archive", "restore-archived"),
        ("trash-master", "trash", "restore-trashed"),
    ] {
        apply(json!({"kind": put, "master": "zz-other"}));
        let rows = shelved(window)[list].clone();
        let mut rows = rows.as_array().unwrap().iter();
        let entry = &rows.find(|row| row["slug"] == "zz-other").unwrap()["entry"];
        apply(json!({"kind": take, "entry": entry}));
        assert!(bench.files() == made, "{slug}: {take}");
    }
}

#[test]
fn what_lies_in_the_way_is_left_alone() {
    let bench = Bench::new();
    // A folder that is no master's and a file, so that the workspace does not know of them.
    write(&bench, "master-huineng/.keep", b"");
    write(&bench, "master-puti", b"");
    let before = bench.files();
    let window = bench.open();
    for slug in ["huineng", "puti"] {
        for edit in [
            json!({"kind": "new-master", "slug": slug, "name": "惠能"}),
            json!({"kind": "duplicate-master", "master": "sengcan", "slug": slug}),
            json!({"kind": "rename-master", "master": "sengcan", "slug": slug}),
        ] {
            let code = window.fails("preview_edit", json!({"edit": edit}));
            assert_eq!(code, "slug-taken");
        }
    }
    window.apply(&json!({"kind": "trash-master", "master": "sengcan"}));
    write(&bench, "master-sengcan/.keep", b"");
    let restore = json!({"kind": "restore-trashed", "entry": "1-sengcan"});
    assert_eq!(
        window.fails("apply_edit", json!({"edit": restore})),
        "slug-taken"
    );
    fs::remove_dir_all(bench.path("master-sengcan")).unwrap();
    window.apply(&restore);
    assert_eq!(bench.files(), before);
}

#[cfg(unix)]
#[test]
fn a_link_stays_where_it_is_and_is_named() {
    let bench = Bench::new();
    let link = "master-sengcan/sources/elsewhere";
    std::os::unix::fs::symlink("../references", bench.path(link)).unwrap();
    let window = bench.open();
    for kind in ["trash-master", "archive-master"] {
        let edit = json!({"kind": kind, "master": "sengcan"});
        let error = window.tried("apply_edit", json!({"edit": edit}));
        let error = error.unwrap_err();
        assert_eq!(
            (&error["code"], &error["params"]["file"]),
            (&json!("file-is-link"), &json!(link))
        );
    }
    assert!(bench.path(link).is_symlink());
}

#[test]
fn what_is_typed_and_not_saved_keeps_a_master_in_its_place() {
    let bench = Bench::new();
    let window = bench.open();
    let file = json!({"master": "sengcan", "file": "references/voice.md"});
    let base = window.text(&file)["digest"].clone();
    window.call(
        "keep_draft",
        json!({"file": file, "base": base, "text": "未完"}),
    );
    for edit in [
        json!({"kind": "rename-master", "master": "sengcan", "slug": "jianzhi"}),
        json!({"kind": "trash-master", "master": "sengcan"}),
        json!({"kind": "archive-master", "master": "sengcan"}),
    ] {
        let error = window.tried("apply_edit", json!({"edit": edit}));
        let error = error.unwrap_err();
        assert_eq!(
            (&error["code"], &error["params"]["files"]),
            (
                &json!("drafts-open"),
                &json!("master-sengcan/references/voice.md")
            )
        );
    }
    window.call("drop_draft", file);
    window.apply(&json!({"kind": "trash-master", "master": "sengcan"}));
}

#[test]
fn what_was_put_into_the_archive_by_hand_is_listed_and_stays() {
    let bench = Bench::new();
    fs::create_dir(bench.path("archive")).unwrap();
    fs::rename(
        bench.path("master-sengcan"),
        bench.path("archive/master-sengcan"),
    )
    .unwrap();
    write(&bench, "archive/notes.md", b"");
    fs::create_dir(bench.path("archive/drawings")).unwrap();
    let before = bench.files();
    let window = bench.open();
    let row = json!({"entry": "master-sengcan", "slug": "sengcan", "name": "sengcan"});
    assert_eq!(shelved(&window)["archive"], json!([row]));
    let restore = json!({"kind": "restore-archived", "entry": "master-sengcan"});
    assert_eq!(
        window.fails("apply_edit", json!({"edit": restore})),
        "not-restorable"
    );
    let unknown = json!({"kind": "restore-archived", "entry": "../master-santideva"});
    assert_eq!(
        window.fails("apply_edit", json!({"edit": unknown})),
        "unknown-entry"
    );
    assert_eq!(bench.files(), before);
}

#[test]
fn a_master_opened_by_itself_has_no_place_beside_it() {
    let bench = Bench::new();
    let window = bench.open_at(&bench.path("master-sengcan"));
    for edit in [
        json!({"kind": "rename-master", "master": "sengcan", "slug": "jianzhi"}),
        json!({"kind": "duplicate-master", "master": "sengcan", "slug": "jianzhi"}),
        json!({"kind": "trash-master", "master": "sengcan"}),
        json!({"kind": "archive-master", "master": "sengcan"}),
        json!({"kind": "new-master", "slug": "jianzhi", "name": "鉴智"}),
    ] {
        let code = window.fails("preview_edit", json!({"edit": edit}));
        assert_eq!(code, "master-is-the-folder", "{edit}");
    }
}
