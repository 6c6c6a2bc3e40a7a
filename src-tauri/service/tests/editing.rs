//! Editing through the commands, on a real folder: what is saved, merged, refused, taken back, and found again.
#![allow(clippy::unwrap_used, clippy::panic)]

mod window;

use std::fs;

use serde_json::{Value, json};
use window::Bench;

const EXCERPT: &str = "sources/xinxinming-excerpts.md";

fn excerpt() -> Value {
    json!({"master": "sengcan", "file": EXCERPT})
}

fn meta() -> Value {
    json!({"master": "sengcan", "file": "meta.json"})
}

fn on_disk(file: &str) -> String {
    format!("master-sengcan/{file}")
}

#[test]
fn opening_and_looking_leave_no_trace() {
    let bench = Bench::new();
    let before = bench.files();
    let window = bench.open();
    let text = window.text(&excerpt());
    assert_eq!(text["text"], bench.read(&on_disk(EXCERPT)));
    assert_eq!(
        (&text["writable"], &text["draft"]),
        (&json!(true), &Value::Null)
    );
    assert_eq!(
        window.call("writing", json!({})),
        json!({"mode": {"mode": "writer"}, "undo": null, "redo": null, "trouble": null, "drafts": []})
    );
    let set = window.call(
        "preview_edit",
        json!({"edit": {"kind": "set", "file": meta(), "pointer": "/school", "value": "禅"}}),
    );
    assert_eq!(set["files"][0]["change"], "changed");
    assert_eq!(window.fails("undo", json!({})), "nothing-to-undo");
    assert_eq!(
        window.call("history", json!({"count": 10})),
        json!({"rows": [], "more": false})
    );
    assert_eq!(bench.files(), before);
    assert!(!bench.path(".colophon").exists());
}

#[test]
fn a_text_is_saved_found_unchanged_taken_back_and_made_again() {
    let bench = Bench::new();
    let window = bench.open();
    let before = bench.files();
    let text = window.text(&excerpt());
    let old = text["text"].as_str().unwrap();
    let new = old.replace("唯嫌揀擇", "唯嫌揀擇也");
    let saved = window.save(&excerpt(), &text["digest"], &new);
    assert_eq!(saved["outcome"], "saved");
    assert_eq!(bench.read(&on_disk(EXCERPT)), new);
    assert_eq!(
        window.call("state", json!({}))["workspace"]["generation"],
        2
    );
    let again = window.save(&excerpt(), &saved["digest"], &new);
    assert_eq!(
        again,
        json!({"outcome": "unchanged", "digest": saved["digest"]})
    );
    assert_eq!(
        window.call("history", json!({"count": 9}))["rows"]
            .as_array()
            .unwrap()
            .len(),
        1
    );

    let undone = window.call("undo", json!({}));
    assert_eq!(undone["label"]["code"], "typing");
    assert_eq!(bench.files(), before);
    assert_eq!(window.text(&excerpt())["text"], old);
    assert_eq!(window.fails("undo", json!({})), "nothing-to-undo");
    window.call("redo", json!({}));
    assert_eq!(bench.read(&on_disk(EXCERPT)), new);
}

#[test]
fn what_two_programs_changed_in_different_places_is_merged() {
    let bench = Bench::new();
    let window = bench.open();
    let mut events = window.0.events();
    let text = window.text(&excerpt());
    let old = text["text"].as_str().unwrap();
    let theirs = old.replace("至道無難", "至道本無難");
    fs::write(bench.path(&on_disk(EXCERPT)), &theirs).unwrap();
    let ours = format!("{old}\n末句。\n");
    let saved = window.save(&excerpt(), &text["digest"], &ours);
    let both = format!("{theirs}\n末句。\n");
    assert_eq!(
        (&saved["outcome"], &saved["text"]),
        (&json!("merged"), &json!(both))
    );
    assert_eq!(bench.read(&on_disk(EXCERPT)), both);
    let mut told = Vec::new();
    while let Ok(event) = events.try_recv() {
        told.push(serde_json::to_value(event).unwrap());
    }
    let merged = json!({"type": "filesChanged", "files": [excerpt()], "how": "merged"});
    assert!(told.contains(&merged), "{told:?}");
}

#[test]
fn a_conflict_writes_nothing_and_can_be_overwritten_knowingly() {
    let bench = Bench::new();
    let window = bench.open();
    let text = window.text(&excerpt());
    let old = text["text"].as_str().unwrap();
    window.call(
        "keep_draft",
        json!({"file": excerpt(), "base": text["digest"], "text": "…"}),
    );
    let theirs = old.replace("唯嫌揀擇", "唯嫌愛憎");
    fs::write(bench.path(&on_disk(EXCERPT)), &theirs).unwrap();
    let ours = old.replace("唯嫌揀擇", "唯嫌取捨");
    let conflict = window.save(&excerpt(), &text["digest"], &ours);
    assert_eq!(
        (&conflict["outcome"], &conflict["theirs"]),
        (&json!("conflict"), &json!(theirs))
    );
    let parts = conflict["parts"].as_array().unwrap();
    let side = |name: &str| -> String {
        let part = |part: &Value| {
            part[name]
                .as_str()
                .or(part["text"].as_str())
                .unwrap()
                .to_owned()
        };
        parts.iter().map(part).collect()
    };
    assert_eq!(
        (side("ours"), side("theirs"), side("base")),
        (ours.clone(), theirs.clone(), old.to_owned())
    );
    assert_eq!(bench.read(&on_disk(EXCERPT)), theirs);

    // The draft outlives the window.
    drop(window);
    let window = bench.open();
    let text = window.text(&excerpt());
    assert_eq!(text["draft"]["text"], ours);
    assert_eq!(
        window.call("writing", json!({}))["drafts"],
        json!([excerpt()])
    );
    let saved = window.save(&excerpt(), &conflict["digest"], &ours);
    assert_eq!(saved["outcome"], "saved");
    assert_eq!(bench.read(&on_disk(EXCERPT)), ours);
    assert_eq!(window.text(&excerpt())["draft"], Value::Null);
    window.call("undo", json!({}));
    assert_eq!(bench.read(&on_disk(EXCERPT)), theirs);
}

#[test]
fn a_file_removed_elsewhere_is_a_conflict_too() {
    let bench = Bench::new();
    let window = bench.open();
    let text = window.text(&excerpt());
    fs::remove_file(bench.path(&on_disk(EXCERPT))).unwrap();
    let conflict = window.save(&excerpt(), &text["digest"], "改\n");
    assert_eq!(
        (
            &conflict["outcome"],
            &conflict["theirs"],
            &conflict["digest"]
        ),
        (&json!("conflict"), &Value::Null, &Value::Null)
    );
    assert_eq!(window.text(&excerpt())["digest"], Value::Null);
    let saved = window.save(&excerpt(), &Value::Null, "改\n");
    assert_eq!(saved["outcome"], "saved");
    assert_eq!(bench.read(&on_disk(EXCERPT)), "改\n");
}

#[test]
fn an_edit_is_made_only_as_it_was_shown() {
    let bench = Bench::new();
    let window = bench.open();
    let edit = json!({"kind": "set", "file": meta(), "pointer": "/school", "value": "新宗"});
    let shown = window.call("preview_edit", json!({"edit": edit}));
    assert_eq!(shown["label"]["code"], "set");
    let file = on_disk("meta.json");
    let moved = bench.read(&file).replace("\"version\"", "\"version_\"");
    fs::write(bench.path(&file), &moved).unwrap();
    let stale = json!({"edit": edit, "digest": shown["digest"]});
    assert_eq!(window.fails("apply_edit", stale), "change-set-moved");
    assert_eq!(bench.read(&file), moved);
    let shown = window.call("preview_edit", json!({"edit": edit}));
    let applied = window.call(
        "apply_edit",
        json!({"edit": edit, "digest": shown["digest"]}),
    );
    assert!(applied["step"].is_u64(), "{applied}");
    assert!(bench.read(&file).contains("\"school\": \"新宗\""));
    let nothing = window.apply(&edit);
    assert_eq!(nothing["step"], Value::Null);
    // What the other program did is a step of its own.
    let rows = window.call("history", json!({"file": meta(), "count": 10}));
    let origins: Vec<_> = rows["rows"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| &row["origin"])
        .collect();
    assert_eq!(origins, ["here"]);
}

#[test]
fn two_kinds_of_steps_are_taken_back_after_a_restart() {
    let bench = Bench::new();
    let before = bench.files();
    let window = bench.open();
    let text = window.text(&excerpt());
    window.save(&excerpt(), &text["digest"], "# 空\n");
    window.apply(&json!({"kind": "set", "file": meta(), "pointer": "/school", "value": "新宗"}));
    let after = bench.files();
    drop(window);
    let window = bench.open();
    let writing = window.call("writing", json!({}));
    assert_eq!(
        (&writing["undo"]["code"], &writing["redo"]),
        (&json!("set"), &Value::Null)
    );
    window.call("undo", json!({}));
    window.call("undo", json!({}));
    assert_eq!(bench.files(), before);
    window.call("redo", json!({}));
    window.call("redo", json!({}));
    assert_eq!(bench.files(), after);
    let rows = window.call("history", json!({"count": 3}));
    let turns: Vec<_> = rows["rows"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| &row["turn"])
        .collect();
    assert_eq!(turns, ["redo", "redo", "undo"]);
    assert_eq!(rows["more"], true);
}

#[test]
fn a_revision_shows_what_changed_and_gives_back_parts() {
    let bench = Bench::new();
    let window = bench.open();
    let text = window.text(&excerpt());
    let old = text["text"].as_str().unwrap();
    let new = old
        .replace("至道無難", "至道不難")
        .replace("但莫憎愛", "但無憎愛");
    assert_eq!(
        window.save(&excerpt(), &text["digest"], &new)["outcome"],
        "saved"
    );
    let step = window.call("history", json!({"count": 1}))["rows"][0]["step"].clone();
    let shown = window.call(
        "revision",
        json!({"step": step, "file": excerpt(), "side": "before"}),
    );
    let changed = |difference: &Value| -> Vec<(String, String)> {
        let segments = difference.as_array().unwrap().iter();
        let changed = segments.filter(|segment| segment["kind"] != "same");
        changed
            .map(|s| {
                (
                    s["kind"].as_str().unwrap().to_owned(),
                    s["text"].as_str().unwrap().to_owned(),
                )
            })
            .collect()
    };
    let pair = |a: &str, b: &str| (a.to_owned(), b.to_owned());
    assert_eq!(
        changed(&shown["difference"]),
        [
            pair("removed", "無"),
            pair("added", "不"),
            pair("removed", "莫"),
            pair("added", "無")
        ]
    );
    let hunks: Vec<_> = shown["now"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|s| s["hunk"].as_u64())
        .collect();
    let last = *hunks.last().unwrap();
    assert!(last > 0, "{hunks:?}");
    window.apply(&json!({
        "kind": "restore-file", "step": step, "file": excerpt(), "side": "before", "hunks": [last]
    }));
    assert_eq!(
        bench.read(&on_disk(EXCERPT)),
        old.replace("至道無難", "至道不難")
    );
    window.apply(&json!({"kind": "restore-to", "step": step, "side": "before"}));
    assert_eq!(bench.read(&on_disk(EXCERPT)), old);
    window.apply(&json!({"kind": "restore-to", "step": step}));
    assert_eq!(bench.read(&on_disk(EXCERPT)), new);
}

#[test]
fn a_second_window_only_reads_and_takes_over_once_the_first_is_gone() {
    let bench = Bench::new();
    let first = bench.open();
    first.apply(&json!({"kind": "set", "file": meta(), "pointer": "/school", "value": "甲"}));
    let second = bench.open();
    let mode = second.call("writing", json!({}))["mode"].clone();
    assert_eq!(
        (&mode["mode"], &mode["holder"]["program"]),
        (&json!("reader"), &json!("window"))
    );
    let before = bench.files();
    let edit = json!({"kind": "set", "file": meta(), "pointer": "/school", "value": "乙"});
    assert_eq!(
        second.fails("apply_edit", json!({"edit": edit})),
        "workspace-locked"
    );
    assert_eq!(second.text(&meta())["writable"], false);
    assert_eq!(
        second.call("take_over", json!({}))["mode"]["mode"],
        "reader"
    );
    assert_eq!(bench.files(), before);
    first.apply(&json!({"kind": "set", "file": meta(), "pointer": "/school", "value": "丙"}));
    drop(first);
    assert_eq!(
        second.call("take_over", json!({}))["mode"]["mode"],
        "writer"
    );
    assert!(
        second.text(&meta())["text"]
            .as_str()
            .unwrap()
            .contains("\"school\": \"丙\"")
    );
    second.apply(&edit);
    assert!(
        bench
            .read(&on_disk("meta.json"))
            .contains("\"school\": \"乙\"")
    );
}
