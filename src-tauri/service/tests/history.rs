//! The file of the history: damaged, foreign, older and newer ones; many steps; contents of every kind.
#![allow(clippy::unwrap_used, clippy::panic, clippy::print_stdout)]

mod bench;

use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::time::{Duration, Instant};

use bench::{Bench, HERE, change, set};
use colophon_core::edit::{Change, Digest};
use colophon_core::model::RelPath;
use colophon_service::ErrorCode;
use colophon_service::workspace::history::StepId;
use colophon_service::workspace::{Mode, Opening};
use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};
use rusqlite::Connection;

const HISTORY: &str = ".colophon/history.sqlite";

/// A folder with one step and one draft.
fn used() -> Bench {
    let bench = Bench::new(&[("a.md", "1")]);
    let (mut writer, _) = bench.open();
    let typed = set("typing", &[change("a.md", Some("1"), Some("2"))]);
    writer.save(&typed, HERE).unwrap();
    writer
        .keep_draft(&RelPath::new("a.md"), Some(Digest::of(b"2")), "23", 1)
        .unwrap();
    bench
}

fn names(bench: &Bench) -> Vec<String> {
    let entries = fs::read_dir(bench.root().join(".colophon")).unwrap();
    let mut names: Vec<_> = entries
        .map(|e| e.unwrap().file_name().into_string().unwrap())
        .collect();
    names.retain(|name| name.starts_with("history"));
    names.sort();
    names
}

/// Opens, looks that the history was set aside under `name`, and that writing goes on in a new one.
fn begins_anew(bench: &Bench, name: &str) -> Vec<String> {
    let (mut writer, opening) = bench.open();
    let set_aside = bench
        .root()
        .canonicalize()
        .unwrap()
        .join(".colophon")
        .join(name);
    let expected = Opening {
        set_aside: Some(set_aside.clone()),
        ..Opening::default()
    };
    assert_eq!((writer.mode(), opening), (&Mode::Writer, expected));
    assert!(set_aside.is_file());
    let drafts = writer
        .drafts()
        .unwrap()
        .into_iter()
        .map(|draft| draft.text)
        .collect();
    assert_eq!(writer.history(None, None, 9).unwrap(), []);
    let content = bench.read("a.md").unwrap();
    let typed = set("typing", &[change("a.md", Some(&content), Some("new"))]);
    writer.apply(&typed, HERE).unwrap();
    writer.undo(HERE).unwrap();
    drafts
}

#[test]
fn what_is_no_history_is_set_aside() {
    let bench = used();
    let garbage = "no database ".repeat(1000);
    bench.write(HISTORY, &garbage);
    assert_eq!(
        begins_anew(&bench, "history.damaged-1.sqlite"),
        Vec::<String>::new()
    );
    assert_eq!(
        bench.read(".colophon/history.damaged-1.sqlite").unwrap(),
        garbage
    );
    bench.write(HISTORY, &garbage);
    begins_anew(&bench, "history.damaged-2.sqlite");
    let kept = [
        "history.damaged-1.sqlite",
        "history.damaged-2.sqlite",
        "history.sqlite",
    ];
    assert_eq!(names(&bench), kept);
}

#[test]
fn the_history_of_another_program_is_set_aside() {
    let bench = used();
    fs::remove_file(bench.root().join(HISTORY)).unwrap();
    let other = Connection::open(bench.root().join(HISTORY)).unwrap();
    other
        .execute_batch("CREATE TABLE theirs (x); INSERT INTO theirs VALUES (1)")
        .unwrap();
    drop(other);
    begins_anew(&bench, "history.damaged-1.sqlite");
    let theirs = Connection::open(bench.root().join(".colophon/history.damaged-1.sqlite")).unwrap();
    let rows: u32 = theirs
        .query_row("SELECT count(*) FROM theirs", [], |row| row.get(0))
        .unwrap();
    assert_eq!(rows, 1);
}

#[test]
fn from_a_damaged_history_drafts_are_saved() {
    let bench = used();
    let path = bench.root().join(HISTORY);
    let page: usize = 4096;
    let database = Connection::open(&path).unwrap();
    let index = "SELECT rootpage FROM sqlite_schema WHERE name = 'changes_by_file'";
    let index: usize = database
        .query_row(index, [], |row| row.get::<_, u32>(0))
        .unwrap() as usize;
    drop(database);
    let mut bytes = fs::read(&path).unwrap();
    bytes[(index - 1) * page..index * page].fill(0xAA);
    fs::write(&path, bytes).unwrap();
    assert_eq!(begins_anew(&bench, "history.damaged-1.sqlite"), ["23"]);
}

#[test]
fn an_empty_file_becomes_a_history() {
    let bench = Bench::new(&[("a.md", "1"), (HISTORY, "")]);
    let (writer, opening) = bench.open();
    assert_eq!(
        (writer.mode(), opening),
        (&Mode::Writer, Opening::default())
    );
}

#[test]
fn the_history_of_a_later_version_is_left_alone() {
    let bench = used();
    let later = Connection::open(bench.root().join(HISTORY)).unwrap();
    later.pragma_update(None, "user_version", 99).unwrap();
    drop(later);
    let before = fs::read(bench.root().join(HISTORY)).unwrap();
    let (mut writer, _) = bench.open();
    let Mode::ReadOnly { reason } = writer.mode() else {
        panic!("{:?}", writer.mode())
    };
    assert_eq!(
        (reason.code, reason.params["version"].as_str()),
        (ErrorCode::HistoryNewer, "99")
    );
    let typed = set("typing", &[change("a.md", Some("2"), Some("3"))]);
    assert_eq!(
        writer.save(&typed, HERE).unwrap_err().code,
        ErrorCode::HistoryNewer
    );
    assert_eq!(
        writer.drafts().unwrap().len(),
        1,
        "typing is kept elsewhere"
    );
    drop(writer);
    assert_eq!(fs::read(bench.root().join(HISTORY)).unwrap(), before);
    assert_eq!(names(&bench), ["history.sqlite"]);
}

#[test]
fn the_settings_of_the_database_are_as_promised() {
    let bench = used();
    let database = Connection::open(bench.root().join(HISTORY)).unwrap();
    let number = |pragma: &str| {
        database
            .pragma_query_value(None, pragma, |row| row.get::<_, i64>(0))
            .unwrap()
    };
    assert_eq!(
        number("application_id"),
        i64::from(i32::from_be_bytes(*b"Colo"))
    );
    assert_eq!(number("user_version"), 1);
    let mode: String = database
        .pragma_query_value(None, "journal_mode", |row| row.get(0))
        .unwrap();
    assert_eq!(mode, "wal");
}

#[test]
fn a_temporary_file_that_could_not_be_removed_is_removed_on_opening() {
    let bench = used();
    let database = Connection::open(bench.root().join(HISTORY)).unwrap();
    database
        .execute("INSERT INTO litter VALUES ('m'), ('gone')", [])
        .unwrap();
    drop(database);
    let files = [
        "m/.colophon-1-0.tmp",
        "m/.colophon-1-12.tmp",
        "m/.colophon.tmp",
        "m/a.tmp",
    ];
    files.iter().for_each(|file| bench.write(file, "1"));
    drop(bench.open());
    assert_eq!(bench.files(), ["a.md", "m/.colophon.tmp", "m/a.tmp"]);
    let database = Connection::open(bench.root().join(HISTORY)).unwrap();
    let left: u32 = database
        .query_row("SELECT count(*) FROM litter", [], |row| row.get(0))
        .unwrap();
    assert_eq!(left, 0);
}

/// Edits of every kind at random places of a random content.
fn edited(random: &mut StdRng, content: &[u8]) -> Option<Vec<u8>> {
    let mut content = content.to_vec();
    match random.random_range(0..10) {
        0 => return None,
        1 => {
            content = (0..random.random_range(0..3000))
                .map(|_| random.random())
                .collect()
        }
        _ => {
            let start = random.random_range(0..=content.len());
            let end = (start + random.random_range(0..20)).min(content.len());
            let new: Vec<u8> = (0..random.random_range(0..20))
                .map(|_| random.random())
                .collect();
            content.splice(start..end, new);
        }
    }
    Some(content)
}

#[test]
fn every_content_comes_back_byte_for_byte() {
    let bench = Bench::new(&[]);
    let (mut writer, _) = bench.open();
    let mut random = StdRng::seed_from_u64(7);
    let file = RelPath::new("m/bytes.bin");
    let mut contents: Vec<Option<Vec<u8>>> = vec![None];
    while contents.len() < 400 {
        let before = contents.last().unwrap().clone();
        let after = edited(&mut random, before.as_deref().unwrap_or_default());
        if before == after {
            continue;
        }
        let change = Change {
            file: file.clone(),
            before,
            after: after.clone(),
        };
        writer.apply(&set("edit", &[change]), HERE).unwrap();
        contents.push(after);
    }
    for (nth, pair) in contents.windows(2).enumerate() {
        let step = StepId(nth as u64 + 1);
        assert_eq!(
            writer.revision(step, &file).unwrap(),
            (pair[0].clone(), pair[1].clone())
        );
    }
    for content in contents.iter().rev().skip(1) {
        writer.undo(HERE).unwrap();
        assert_eq!(&writer.read(&file).unwrap(), content);
    }
    for content in &contents[1..] {
        writer.redo(HERE).unwrap();
        assert_eq!(&writer.read(&file).unwrap(), content);
    }
}

/// Ten thousand steps, and what they cost. Run with `--ignored --nocapture`.
#[test]
#[ignore = "long: ten thousand steps on a real disk"]
fn ten_thousand_steps_stay_fast() {
    const STEPS: usize = 10_000;
    let bench = Bench::new(&[]);
    let (mut writer, _) = bench.open();
    let text = |n: usize| format!("{}\n{n}\n{}", "前文。".repeat(1500), "后文。".repeat(1500));
    let mut last = None;
    let begun = Instant::now();
    for n in 0..STEPS {
        let file = format!("master-{}/sources/a.md", n % 5);
        let after = text(n);
        let before = (n >= 5).then(|| text(n - 5));
        let one = set("typing", &[change(&file, before.as_deref(), Some(&after))]);
        last = writer.save(&one, HERE).unwrap();
    }
    println!(
        "{STEPS} saves of {} bytes: {:?}",
        text(0).len(),
        begun.elapsed()
    );
    let timed = |what: &str, begun: Instant| println!("{what}: {:?}", begun.elapsed());
    let begun = Instant::now();
    let rows = writer.history(None, None, 100).unwrap();
    timed("the last 100 rows", begun);
    assert_eq!(rows[0].step, last.unwrap());
    let begun = Instant::now();
    let file = RelPath::new("master-3/sources/a.md");
    assert_eq!(
        writer
            .history(Some(&file), Some(StepId(5_000)), 100)
            .unwrap()
            .len(),
        100
    );
    timed("100 rows of one file, half way back", begun);
    let begun = Instant::now();
    writer.revision(StepId(4_999), &file).unwrap();
    timed("one revision", begun);
    let begun = Instant::now();
    writer.undo(HERE).unwrap();
    timed("one undo", begun);
    drop(writer);
    let size = fs::metadata(bench.root().join(HISTORY)).unwrap().len();
    println!("the history: {} KiB", size / 1024);
    let begun = Instant::now();
    drop(bench.open());
    timed("opening", begun);
}

/// A save against a bare whole-file write of the same bytes. Run with `--ignored --nocapture`.
#[test]
#[ignore = "a measurement"]
fn a_save_against_a_bare_write() {
    const ROUNDS: usize = 200;
    let bench = Bench::new(&[]);
    let (mut writer, _) = bench.open();
    let text = |n: usize| format!("{}{n:06}{}", "前文。".repeat(800), "后文。".repeat(800));
    bench.write("m/a.md", &text(0));
    bench.write("m/bare.md", &text(0));
    let (mut ours, mut bare, mut drafts) = (Vec::new(), Vec::new(), Vec::new());
    for n in 1..=ROUNDS {
        let set = set(
            "typing",
            &[change("m/a.md", Some(&text(n - 1)), Some(&text(n)))],
        );
        let begun = Instant::now();
        writer.save(&set, HERE).unwrap();
        ours.push(begun.elapsed());
        let content = text(n);
        let begun = Instant::now();
        bare_write(&bench.root().join("m"), &content);
        bare.push(begun.elapsed());
        let begun = Instant::now();
        writer
            .keep_draft(&RelPath::new("m/b.md"), None, &content, 1)
            .unwrap();
        drafts.push(begun.elapsed());
    }
    for times in [&mut ours, &mut bare, &mut drafts] {
        times.sort();
    }
    let at = |times: &[Duration], percent: usize| times[times.len() * percent / 100];
    for percent in [50, 95] {
        let (ours, bare, drafts) = (at(&ours, percent), at(&bare, percent), at(&drafts, percent));
        let ratio = ours.as_secs_f64() / bare.as_secs_f64();
        println!(
            "p{percent} of {} bytes: saved {ours:?}, bare {bare:?}, {ratio:.2} times; draft {drafts:?}",
            text(0).len()
        );
    }
}

/// Temporary file, sync, rename, sync of the folder.
fn bare_write(folder: &Path, text: &str) {
    let mut file = fs::File::create(folder.join("bare.tmp")).unwrap();
    file.write_all(text.as_bytes()).unwrap();
    file.sync_all().unwrap();
    fs::rename(folder.join("bare.tmp"), folder.join("bare.md")).unwrap();
    fs::File::open(folder).unwrap().sync_all().unwrap();
}
