//! The writer on real folders: steps, undo and redo, the timeline, drafts, the lock.
#![allow(clippy::unwrap_used, clippy::panic)]

mod bench;

use std::fs;

use bench::{Bench, HERE, change, set};
use colophon_core::edit::Digest;
use colophon_core::model::RelPath;
use colophon_service::ErrorCode;
use colophon_service::workspace::history::{FileChange, Kind, Origin, Row, StepId, StepState};
use colophon_service::workspace::lock::Holder;
use colophon_service::workspace::{Mode, Opening};

#[test]
fn steps_are_taken_back_and_made_again_over_a_restart() {
    let bench = Bench::new(&[("a.md", "1"), ("m/old.md", "o")]);
    let (mut writer, opening) = bench.open();
    assert_eq!(
        (writer.mode(), opening),
        (&Mode::Writer, Opening::default())
    );
    let one = set("typing", &[change("a.md", Some("1"), Some("2"))]);
    let moved = [
        change("m/old.md", Some("o"), None),
        change("n/p/new.md", None, Some("o")),
    ];
    assert_eq!(writer.apply(&one, HERE).unwrap(), Some(StepId(1)));
    assert_eq!(
        writer.apply(&set("rename", &moved), HERE).unwrap(),
        Some(StepId(2))
    );
    assert_eq!(bench.files(), ["a.md", "n/p/new.md"]);
    assert!(
        !bench.root().join("m").exists(),
        "a folder left empty is removed"
    );
    drop(writer);

    let (mut writer, opening) = bench.open();
    assert_eq!(opening, Opening::default());
    let turned = writer.undo(HERE).unwrap();
    assert_eq!(
        (turned.step, turned.of, turned.label.code.as_str()),
        (StepId(3), StepId(2), "rename")
    );
    assert_eq!(bench.files(), ["a.md", "m/old.md"]);
    assert_eq!(writer.undo(HERE).unwrap().of, StepId(1));
    assert_eq!(bench.read("a.md").unwrap(), "1");
    assert_eq!(
        writer.undo(HERE).unwrap_err().code,
        ErrorCode::NothingToUndo
    );
    drop(writer);

    let (mut writer, _) = bench.open();
    assert_eq!(writer.redo(HERE).unwrap().of, StepId(1));
    assert_eq!(writer.redo(HERE).unwrap().of, StepId(2));
    assert_eq!(
        writer.redo(HERE).unwrap_err().code,
        ErrorCode::NothingToRedo
    );
    assert_eq!(bench.files(), ["a.md", "n/p/new.md"]);
}

#[test]
fn the_timeline_keeps_what_was_abandoned() {
    use StepState::{Abandoned, Done};
    let bench = Bench::new(&[("a.md", "1")]);
    let (mut writer, _) = bench.open();
    for (before, after) in [("1", "2"), ("2", "3")] {
        let typed = set("typing", &[change("a.md", Some(before), Some(after))]);
        writer.apply(&typed, HERE).unwrap();
    }
    writer.undo(HERE).unwrap();
    writer.redo(HERE).unwrap();
    writer.undo(HERE).unwrap();
    let other = set("typing", &[change("a.md", Some("2"), Some("4"))]);
    writer.apply(&other, HERE).unwrap();
    assert_eq!(
        writer.redo(HERE).unwrap_err().code,
        ErrorCode::NothingToRedo
    );
    let rows = writer.history(None, None, 100).unwrap();
    let rows: Vec<_> = rows
        .iter()
        .map(|row| (row.step.0, row.kind, row.target.map(|t| t.0), row.state))
        .collect();
    assert_eq!(
        rows,
        [
            (6, Kind::Change, None, Done),
            (5, Kind::Undo, Some(2), Done),
            (4, Kind::Redo, Some(2), Done),
            (3, Kind::Undo, Some(2), Done),
            (2, Kind::Change, None, Abandoned),
            (1, Kind::Change, None, Done),
        ]
    );
    assert_eq!(writer.undo(HERE).unwrap().of, StepId(6));
    assert_eq!(writer.undo(HERE).unwrap().of, StepId(1));
    assert_eq!(writer.redo(HERE).unwrap().of, StepId(1));
    assert_eq!(writer.redo(HERE).unwrap().of, StepId(6));
    assert_eq!(bench.read("a.md").unwrap(), "4");
}

#[test]
fn files_are_shown_and_restored_as_they_were() {
    let bench = Bench::new(&[("a.md", "1")]);
    let (mut writer, _) = bench.open();
    let one = set("typing", &[change("a.md", Some("1"), Some("2"))]);
    let two = set("new-file", &[change("b.md", None, Some("b"))]);
    let three = [
        change("a.md", Some("2"), Some("3")),
        change("b.md", Some("b"), None),
    ];
    for set in [one, two, set("bulk", &three)] {
        writer.apply(&set, HERE).unwrap();
    }
    let a = RelPath::new("a.md");
    let of_file = writer.history(Some(&a), Some(StepId(3)), 2).unwrap();
    let steps: Vec<_> = of_file.iter().map(|row| row.step.0).collect();
    assert_eq!(steps, [1]);
    let rows = writer.history(None, None, 2).unwrap();
    let of = |row: &Row| row.files.iter().map(|f| f.change).collect::<Vec<_>>();
    assert_eq!(of(&rows[0]), [FileChange::Changed, FileChange::Removed]);
    assert_eq!(of(&rows[1]), [FileChange::Created]);
    let bytes = |text: &str| Some(text.as_bytes().to_vec());
    assert_eq!(
        writer.revision(StepId(3), &a).unwrap(),
        (bytes("2"), bytes("3"))
    );
    let unknown = writer.revision(StepId(2), &a).unwrap_err();
    assert_eq!(unknown.code, ErrorCode::UnknownStep);
    let back = set("restore", &writer.back_to(StepId(2)).unwrap());
    let expected = [
        change("a.md", Some("3"), Some("2")),
        change("b.md", None, Some("b")),
    ];
    assert_eq!(back.changes(), expected);
    writer.apply(&back, HERE).unwrap();
    assert_eq!(writer.back_to(StepId(4)).unwrap(), []);
    assert_eq!(
        writer.back_to(StepId(9)).unwrap_err().code,
        ErrorCode::UnknownStep
    );
}

#[test]
fn drafts_outlive_the_window_and_are_settled_by_a_save() {
    let bench = Bench::new(&[("a.md", "1")]);
    let (mut writer, _) = bench.open();
    let a = RelPath::new("a.md");
    let base = Some(Digest::of(b"1"));
    writer.keep_draft(&a, base, "12", 5).unwrap();
    writer
        .keep_draft(&RelPath::new("new.md"), None, "n", 6)
        .unwrap();
    drop(writer);
    let (mut writer, _) = bench.open();
    let drafts = writer.drafts().unwrap();
    let drafts: Vec<_> = drafts
        .iter()
        .map(|d| (d.file.as_str(), d.base, d.text.as_str(), d.at))
        .collect();
    assert_eq!(drafts, [("a.md", base, "12", 5), ("new.md", None, "n", 6)]);
    let other = set("source-add", &[change("a.md", Some("1"), Some("0"))]);
    writer.apply(&other, HERE).unwrap();
    assert!(
        writer.draft(&a).unwrap().is_some(),
        "what is typed is not lost to another change"
    );
    let typed = set("typing", &[change("a.md", Some("0"), Some("123"))]);
    writer.save(&typed, HERE).unwrap();
    assert_eq!(writer.draft(&a).unwrap(), None);
    writer.drop_draft(&RelPath::new("new.md")).unwrap();
    assert_eq!(writer.drafts().unwrap(), []);
}

#[test]
fn what_moved_on_is_not_overwritten() {
    let bench = Bench::new(&[("a.md", "1"), ("b.md", "1")]);
    let (mut writer, _) = bench.open();
    bench.write("b.md", "outside");
    let both = [
        change("a.md", Some("1"), Some("2")),
        change("b.md", Some("1"), Some("2")),
    ];
    let error = writer.save(&set("typing", &both), HERE).unwrap_err();
    assert_eq!(
        (error.code, error.params["files"].as_str()),
        (ErrorCode::FilesMovedOn, "b.md")
    );
    assert_eq!(
        (
            bench.read("a.md").unwrap().as_str(),
            bench.read("b.md").unwrap().as_str()
        ),
        ("1", "outside")
    );
    let drafts = writer.drafts().unwrap();
    assert_eq!(
        drafts.iter().map(|d| d.text.as_str()).collect::<Vec<_>>(),
        ["2", "2"]
    );
    assert_eq!(writer.history(None, None, 9).unwrap(), []);
}

#[test]
fn changes_from_outside_are_steps() {
    let bench = Bench::new(&[("a.md", "1")]);
    let (mut writer, _) = bench.open();
    writer
        .apply(
            &set("typing", &[change("a.md", Some("1"), Some("2"))]),
            HERE,
        )
        .unwrap();
    bench.write("a.md", "3");
    let outside = writer
        .record_outside(vec![change("a.md", Some("2"), Some("3"))], 9)
        .unwrap();
    assert_eq!(outside, Some(StepId(2)));
    drop(writer);
    bench.write("a.md", "4");
    let (mut writer, opening) = bench.open();
    assert_eq!(opening.outside, Some(StepId(3)));
    for text in ["3", "2", "1"] {
        writer.undo(HERE).unwrap();
        assert_eq!(bench.read("a.md").unwrap(), text);
    }
    let row = &writer.history(None, Some(StepId(4)), 1).unwrap()[0];
    assert_eq!(
        (row.origin, row.label.code.as_str(), row.state),
        (Origin::Outside, "outside", StepState::Undone)
    );
}

#[test]
fn what_moved_on_since_is_merged_or_nothing_is_changed() {
    let bench = Bench::new(&[
        ("a.md", "如是我闻。一时佛在舍卫国，祇树给孤独园。"),
        ("b.md", "1"),
    ]);
    let (mut writer, _) = bench.open();
    let step = [
        change(
            "a.md",
            Some("如是我闻。一时佛在舍卫国，祇树给孤独园。"),
            Some("如是我闻：一时佛在王舍城，祇树给孤独园。"),
        ),
        change("b.md", Some("1"), Some("2")),
    ];
    writer.apply(&set("bulk", &step), HERE).unwrap();
    // Other words of the same file.
    bench.write(
        "a.md",
        "如是我闻：一时佛在王舍城，祇树给孤独园。与大比丘众俱。",
    );
    let undone = writer.undo(HERE).unwrap();
    assert_eq!(
        bench.read("a.md").unwrap(),
        "如是我闻。一时佛在舍卫国，祇树给孤独园。与大比丘众俱。"
    );
    assert_eq!(bench.read("b.md").unwrap(), "1");
    assert_eq!(undone.changes.len(), 2);
    writer.redo(HERE).unwrap();
    assert_eq!(
        bench.read("a.md").unwrap(),
        "如是我闻：一时佛在王舍城，祇树给孤独园。与大比丘众俱。"
    );
    // The same words.
    bench.write(
        "a.md",
        "如是我闻：一时佛在毗舍离，祇树给孤独园。与大比丘众俱。",
    );
    for file in [Some("3"), None] {
        match file {
            Some(text) => bench.write("b.md", text),
            None => fs::remove_file(bench.root().join("b.md")).unwrap(),
        }
        let error = writer.undo(HERE).unwrap_err();
        let conflict = (ErrorCode::UndoConflict, "a.md, b.md");
        assert_eq!((error.code, error.params["files"].as_str()), conflict);
        assert_eq!(bench.read("b.md").as_deref(), file);
    }
    assert_eq!(
        bench.read("a.md").unwrap(),
        "如是我闻：一时佛在毗舍离，祇树给孤独园。与大比丘众俱。"
    );
    assert_eq!(writer.next_undo().unwrap().unwrap().step, StepId(1));
}

#[test]
fn one_writes_and_the_next_takes_over() {
    let bench = Bench::new(&[("a.md", "1")]);
    let (mut first, _) = bench.open();
    first
        .apply(
            &set("typing", &[change("a.md", Some("1"), Some("2"))]),
            HERE,
        )
        .unwrap();
    let (mut second, _) = bench.open();
    let holder = Holder::this("test", 7);
    assert_eq!(
        second.mode(),
        &Mode::Reader {
            holder: holder.clone()
        }
    );
    assert_eq!(second.history(None, None, 9).unwrap().len(), 1);
    let typed = set("typing", &[change("a.md", Some("2"), Some("3"))]);
    let error = second.save(&typed, HERE).unwrap_err();
    assert_eq!(error.code, ErrorCode::WorkspaceLocked);
    assert_eq!(
        (
            error.params["program"].as_str(),
            error.params["since"].as_str()
        ),
        ("test", "7")
    );
    assert_eq!(second.take_over(&holder).unwrap(), None);
    drop(first);
    assert_eq!(second.take_over(&holder).unwrap(), Some(Opening::default()));
    second.save(&typed, HERE).unwrap();
    assert_eq!(bench.read("a.md").unwrap(), "3");
}

#[test]
fn the_folder_of_the_program_keeps_itself_out_of_version_control() {
    let bench = Bench::new(&[("a.md", "1")]);
    let _open = bench.open();
    assert_eq!(bench.read(".colophon/.gitignore").unwrap(), "*\n");
    assert!(bench.root().join(".colophon/history.sqlite").is_file());
}
