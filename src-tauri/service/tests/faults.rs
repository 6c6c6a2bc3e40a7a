//! Death and refusal at every fault point of every operation. A process of its own makes the operation and dies, or is
//! refused; what is found afterwards must be the state before or the state after, and nothing in between.
#![allow(clippy::unwrap_used, clippy::panic, clippy::print_stdout)]
#![cfg(all(unix, debug_assertions))]

mod bench;

use std::collections::BTreeMap;
use std::os::unix::process::ExitStatusExt as _;
use std::path::Path;
use std::process::Command;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::{env, fs};

use bench::{Bench, HERE, change, set};
use colophon_core::edit::{Change, Digest};
use colophon_core::model::RelPath;
use colophon_service::ApiError;
use colophon_service::workspace::history::{StepId, StepState};
use colophon_service::workspace::lock::Holder;
use colophon_service::workspace::save::POINTS;
use colophon_service::workspace::{Mode, Writer};

/// What the process is to do, and where.
const OPERATION: &str = "COLOPHON_TEST_OPERATION";
const FOLDER: &str = "COLOPHON_TEST_FOLDER";
const FAULT: &str = "COLOPHON_FAULT";

/// The files that every operation starts from.
const FILES: [(&str, &str); 5] = [
    ("m/meta.json", "{}"),
    ("m/a.md", "1"),
    ("m/sources/b.md", "b"),
    ("m/sources/c.md", "c"),
    ("routing.json", "m"),
];

/// One operation.
struct Operation {
    name: &'static str,
    /// Goes before, and is not disturbed.
    prepare: fn(&Bench),
    /// Is disturbed.
    act: fn(&mut Writer, &Path) -> Result<(), ApiError>,
}

fn step(writer: &mut Writer, changes: &[Change]) -> Result<(), ApiError> {
    writer.apply(&set("step", changes), HERE).map(drop)
}

fn nothing(_: &Bench) {}

fn edited(bench: &Bench) {
    let (mut writer, _) = bench.open();
    step(&mut writer, &[change("m/a.md", Some("1"), Some("2"))]).unwrap();
    step(&mut writer, &moves()).unwrap();
}

fn taken_back(bench: &Bench) {
    edited(bench);
    bench.open().0.undo(HERE).unwrap();
}

fn drafted(bench: &Bench) {
    let base = Some(Digest::of(b"1"));
    let (mut writer, _) = bench.open();
    writer
        .keep_draft(&RelPath::new("m/a.md"), base, "12", 3)
        .unwrap();
}

/// A process died when it had moved one of the files.
fn half_moved(bench: &Bench) {
    let died = run(bench, "move", Some("renamed:2"));
    assert_eq!(died.signal, Some(9));
}

/// The master `m` becomes `n`, and what refers to it with it.
fn moves() -> [Change; 5] {
    [
        change("m/meta.json", Some("{}"), None),
        change("n/meta.json", None, Some("{}")),
        change("m/sources/b.md", Some("b"), None),
        change("n/sources/b.md", None, Some("b")),
        change("routing.json", Some("m"), Some("n")),
    ]
}

fn bulk() -> [Change; 4] {
    [
        change("m/a.md", Some("1"), Some("11")),
        change("m/meta.json", Some("{}"), Some("{\"a\":1}")),
        change("m/sources/b.md", Some("b"), Some("bb")),
        change("m/sources/c.md", Some("c"), Some("cc")),
    ]
}

const OPERATIONS: &[Operation] = &[
    Operation {
        name: "create",
        prepare: nothing,
        act: |writer, _| step(writer, &[change("n/sources/x.md", None, Some("x"))]),
    },
    Operation {
        name: "change",
        prepare: nothing,
        act: |writer, _| step(writer, &[change("m/a.md", Some("1"), Some("2"))]),
    },
    Operation {
        name: "delete",
        prepare: nothing,
        act: |writer, _| {
            let gone = [("m/sources/b.md", "b"), ("m/sources/c.md", "c")];
            step(
                writer,
                &gone.map(|(file, text)| change(file, Some(text), None)),
            )
        },
    },
    Operation {
        name: "move",
        prepare: nothing,
        act: |writer, _| step(writer, &moves()),
    },
    Operation {
        name: "bulk",
        prepare: nothing,
        act: |writer, _| step(writer, &bulk()),
    },
    Operation {
        name: "save",
        prepare: drafted,
        act: |writer, _| {
            let typed = set("typing", &[change("m/a.md", Some("1"), Some("123"))]);
            writer.save(&typed, HERE).map(drop)
        },
    },
    Operation {
        name: "undo",
        prepare: edited,
        act: |writer, _| writer.undo(HERE).map(drop),
    },
    Operation {
        name: "redo",
        prepare: taken_back,
        act: |writer, _| writer.redo(HERE).map(drop),
    },
    Operation {
        name: "outside",
        prepare: edited,
        act: |writer, root| {
            fs::write(root.join("m/a.md"), "outside").unwrap();
            let changes = vec![change("m/a.md", Some("2"), Some("outside"))];
            writer.record_outside(changes, 5).map(drop)
        },
    },
    Operation {
        name: "draft",
        prepare: drafted,
        act: |writer, _| {
            let base = Some(Digest::of(b"1"));
            writer.keep_draft(&RelPath::new("m/a.md"), base, "123", 4)
        },
    },
    Operation {
        name: "restore",
        prepare: edited,
        act: |writer, _| {
            let back = writer.back_to(StepId(1))?;
            step(writer, &back)
        },
    },
    Operation {
        name: "recover",
        prepare: half_moved,
        act: |_, _| Ok(()),
    },
];

/// The process that is disturbed: does nothing where it was not told to. What is refused once is asked for once more.
#[test]
fn child() {
    let Ok(name) = env::var(OPERATION) else {
        return;
    };
    let bench = Bench::at(env::var(FOLDER).unwrap());
    let operation = OPERATIONS.iter().find(|o| o.name == name).unwrap();
    let (mut writer, _) = bench.open();
    let act = |writer: &mut Writer| match writer.mode() {
        Mode::ReadOnly { reason } => Err(reason.clone()),
        _ => (operation.act)(writer, &bench.root()),
    };
    let before = files(&bench);
    let code =
        |result: Result<(), ApiError>| result.err().map_or("done", |error| error.code.name());
    let mut results = vec![code(act(&mut writer))];
    if results != ["done"] && env::var(FAULT).is_ok_and(|fault| fault.ends_with(":error")) {
        let untouched = ["outside", "recover"].contains(&operation.name);
        assert!(
            untouched || files(&bench) == before,
            "a refused operation left something"
        );
        writer.take_over(&Holder::this("test", 7)).unwrap();
        results.push(code(act(&mut writer)));
    }
    fs::write(bench.result(), results.join(", ")).unwrap();
}

struct Ran {
    signal: Option<i32>,
    /// `done`, or the code of the error.
    result: Option<String>,
}

fn run(bench: &Bench, operation: &str, fault: Option<&str>) -> Ran {
    let mut command = Command::new(env::current_exe().unwrap());
    command
        .args(["--exact", "child"])
        .env(OPERATION, operation)
        .env(FOLDER, bench.folder());
    if let Some(fault) = fault {
        command.env(FAULT, fault);
    }
    let out = command.output().unwrap();
    let ran = Ran {
        signal: out.status.signal(),
        result: fs::read_to_string(bench.result()).ok(),
    };
    let failed = out.status.code().is_some_and(|code| code != 0);
    assert!(
        !failed,
        "{operation} {fault:?}: {}",
        String::from_utf8_lossy(&out.stdout)
    );
    ran
}

/// Files with their content, and the text of the draft.
type State = (BTreeMap<String, String>, Option<String>);

fn files(bench: &Bench) -> BTreeMap<String, String> {
    let files = bench.files().into_iter();
    files
        .map(|file| (file.clone(), bench.read(&file).unwrap()))
        .collect()
}

fn state(bench: &Bench, writer: &Writer) -> State {
    let draft = writer.draft(&RelPath::new("m/a.md")).unwrap();
    (files(bench), draft.map(|draft| draft.text))
}

/// The states before and after `operation`, undisturbed.
fn states(operation: &Operation) -> (State, State) {
    let bench = Bench::new(&FILES);
    (operation.prepare)(&bench);
    let before = match operation.name {
        // Opening completes the move: there is no state before.
        "recover" => (BTreeMap::new(), None),
        _ => state(&bench, &bench.open().0),
    };
    assert_eq!(
        run(&bench, operation.name, None).result.as_deref(),
        Some("done")
    );
    let after = state(&bench, &bench.open().0);
    (before, after)
}

/// Opens what was left, and looks whether it is whole. Returns its state.
fn whole(bench: &Bench, what: &str) -> State {
    let (mut writer, _) = bench.open();
    assert_eq!(writer.mode(), &Mode::Writer, "{what}");
    let found = state(bench, &writer);
    let temporary = |file: &&String| file.ends_with(".tmp");
    assert_eq!(
        found.0.keys().find(temporary),
        None,
        "{what}: a temporary file is left"
    );
    let rows = writer.history(None, None, 100).unwrap();
    assert!(
        rows.iter().all(|row| row.state != StepState::Pending),
        "{what}: {rows:?}"
    );
    let mut undone = 0;
    while writer.undo(HERE).is_ok() {
        undone += 1;
    }
    let first: BTreeMap<_, _> = FILES
        .iter()
        .map(|(f, t)| ((*f).to_owned(), (*t).to_owned()))
        .collect();
    assert_eq!(files(bench), first, "{what}: undoing everything");
    for _ in 0..undone {
        writer.redo(HERE).unwrap();
    }
    assert_eq!(files(bench), found.0, "{what}: redoing everything");
    drop(writer);
    let database =
        rusqlite::Connection::open(bench.root().join(".colophon/history.sqlite")).unwrap();
    let check: String = database
        .query_row("PRAGMA integrity_check", [], |row| row.get(0))
        .unwrap();
    assert_eq!(check, "ok", "{what}");
    let dangling: u32 = database
        .query_row("SELECT count(*) FROM pragma_foreign_key_check", [], |row| {
            row.get(0)
        })
        .unwrap();
    assert_eq!(dangling, 0, "{what}");
    found
}

/// Where the step is not written down yet.
const EARLY: [&str; 8] = [
    "before-lock",
    "locked",
    "history-opened",
    "recovering",
    "before-begin",
    "after-begin",
    "outside-begun",
    "draft-begun",
];

/// A process that is being started holds the locks of this one for a moment, so one test runs at a time.
fn alone() -> MutexGuard<'static, ()> {
    static ALONE: Mutex<()> = Mutex::new(());
    ALONE.lock().unwrap_or_else(PoisonError::into_inner)
}

#[test]
fn death_leaves_the_state_before_or_after() {
    let _alone = alone();
    let mut deaths = BTreeMap::<&str, usize>::new();
    for operation in OPERATIONS {
        let (before, after) = states(operation);
        for point in POINTS {
            for nth in 1.. {
                let bench = Bench::new(&FILES);
                (operation.prepare)(&bench);
                let fault = format!("{}:{nth}", point.name);
                let ran = run(&bench, operation.name, Some(&fault));
                if ran.signal.is_none() {
                    break;
                }
                assert_eq!(ran.signal, Some(9));
                *deaths.entry(operation.name).or_default() += 1;
                let what = format!("{} died at {fault}", operation.name);
                let found = whole(&bench, &what);
                let early = EARLY.contains(&point.name) && operation.name != "recover";
                // What was done outside is found on opening, whether it was written down or not.
                let expected = match operation.name {
                    "outside"
                        if !["before-lock", "locked", "history-opened"].contains(&point.name) =>
                    {
                        &after
                    }
                    _ if early => &before,
                    _ => &after,
                };
                assert_eq!(&found, expected, "{what}");
            }
        }
    }
    println!(
        "deaths: {deaths:?}, {} in all",
        deaths.values().sum::<usize>()
    );
    assert!(deaths.values().all(|deaths| *deaths >= 5), "{deaths:?}");
}

#[test]
fn refusal_leaves_the_state_before_and_the_next_attempt_succeeds() {
    let _alone = alone();
    let mut refusals = BTreeMap::<&str, usize>::new();
    for operation in OPERATIONS {
        let (before, after) = states(operation);
        for point in POINTS.iter().filter(|point| point.fails) {
            for (nth, kind) in (1..).flat_map(|nth| [(nth, "errors"), (nth, "error")]) {
                let bench = Bench::new(&FILES);
                (operation.prepare)(&bench);
                let fault = format!("{}:{nth}:{kind}", point.name);
                let result = run(&bench, operation.name, Some(&fault)).result.unwrap();
                let what = format!("{} refused at {fault}: {result}", operation.name);
                let found = whole(&bench, &what);
                if result == "done" {
                    assert_eq!(found, after, "{what}");
                    if kind == "error" { break } else { continue }
                }
                *refusals.entry(operation.name).or_default() += 1;
                if kind == "error" {
                    let (code, again) = result.split_once(", ").unwrap();
                    assert!(REFUSED.contains(&code) && again == "done", "{what}");
                    assert_eq!(found, after, "{what}");
                    continue;
                }
                // What could not be saved is kept as a draft.
                let kept = operation.name == "save" && found == (before.0.clone(), after_typing());
                // A step that is stuck is completed, and what was done outside is found, on opening.
                let found_later =
                    result == "half-written" || ["outside", "recover"].contains(&operation.name);
                let completed = found_later && found == after;
                let refused = REFUSED.contains(&result.as_str()) && found == before;
                assert!(kept || completed || refused, "{what}: {found:?}");
            }
        }
    }
    let all = refusals.values().sum::<usize>();
    println!("refusals: {refusals:?}, {all} in all");
}

/// What is said where nothing was written.
const REFUSED: [&str; 2] = ["disk-full", "draft-unkept"];

fn after_typing() -> Option<String> {
    Some("123".to_owned())
}

#[test]
fn death_while_a_refused_step_is_put_back_leaves_it_to_be_completed() {
    let _alone = alone();
    let operation = OPERATIONS.iter().find(|o| o.name == "move").unwrap();
    let (_, after) = states(operation);
    let mut deaths = 0;
    for refused in [
        "renamed:3:error",
        "removed:1:error",
        "folder-synced:2:error",
    ] {
        for point in POINTS {
            for nth in 1.. {
                let bench = Bench::new(&FILES);
                let fault = format!("{}:{nth},{refused}", point.name);
                let early = EARLY.contains(&point.name);
                let ran = run(&bench, operation.name, Some(&fault));
                if ran.signal.is_none() || early {
                    break;
                }
                deaths += 1;
                assert_eq!(whole(&bench, &fault), after, "{fault}");
            }
        }
    }
    println!("deaths while a step is put back: {deaths}");
    assert!(deaths > 30, "{deaths}");
}
