//! Long random sequences of steps, undo, redo, restarts and other programs' changes, against a plain list of states.
#![allow(clippy::unwrap_used, clippy::print_stdout)]

mod bench;

use std::collections::BTreeMap;
use std::fs;

use bench::{Bench, HERE, change, set};
use colophon_core::edit::Change;
use colophon_service::workspace::Writer;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom as _;
use rand::{RngExt as _, SeedableRng as _};

const SEQUENCES: u64 = 3;
const STEPS: usize = 200;
const FILES: [&str; 6] = [
    "master-jia/meta.json",
    "master-jia/sources/一.md",
    "master-jia/sources/二.md",
    "master-yi/meta.json",
    "master-yi/tests/fidelity.jsonl",
    "routing.json",
];

type State = BTreeMap<String, String>;

/// What the folder went through, and where in it undo and redo have led.
struct Line {
    states: Vec<State>,
    at: usize,
}

impl Line {
    fn now(&self) -> &State {
        &self.states[self.at]
    }

    fn go_on(&mut self, changes: &[Change]) {
        let mut state = self.now().clone();
        for change in changes {
            let file = change.file.as_str().to_owned();
            match &change.after {
                Some(after) => drop(state.insert(file, String::from_utf8(after.clone()).unwrap())),
                None => drop(state.remove(&file)),
            }
        }
        self.states.truncate(self.at + 1);
        self.states.push(state);
        self.at += 1;
    }
}

fn text(random: &mut StdRng) -> String {
    let words = [
        "如是我闻。",
        "一时佛在",
        "舍卫国\r\n",
        "evaṃ me sutaṃ\n",
        "\u{feff}",
        "「问」",
        "答：",
        "\t",
    ];
    let count = random.random_range(0..40);
    (0..count).map(|_| *words.choose(random).unwrap()).collect()
}

/// Changes of one to four files, none of them to what it is already.
fn changes(random: &mut StdRng, state: &State) -> Vec<Change> {
    let count = random.random_range(1..=4);
    let files: Vec<_> = FILES.sample(random, count).collect();
    let changes = files.into_iter().map(|file| {
        let before = state.get(*file).cloned();
        let after = random.random_bool(0.8).then(|| text(random));
        change(file, before.as_deref(), after.as_deref())
    });
    changes
        .filter(|change| change.before != change.after)
        .collect()
}

/// Another program makes `changes`.
fn outside(bench: &Bench, changes: &[Change]) {
    for change in changes {
        match &change.after {
            Some(after) => bench.write(change.file.as_str(), std::str::from_utf8(after).unwrap()),
            None => fs::remove_file(bench.root().join(change.file.as_str())).unwrap(),
        }
    }
}

fn act(random: &mut StdRng, bench: &Bench, writer: &mut Writer, line: &mut Line) {
    let changes = changes(random, line.now());
    match random.random_range(0..10) {
        0 | 1 => {
            assert_eq!(writer.undo(HERE).is_ok(), line.at > 0);
            line.at = line.at.saturating_sub(1);
        }
        2 => {
            let can = line.at + 1 < line.states.len();
            assert_eq!(writer.redo(HERE).is_ok(), can);
            line.at += usize::from(can);
        }
        3 if !changes.is_empty() => {
            outside(bench, &changes);
            writer.record_outside(changes.clone(), 5).unwrap();
            line.go_on(&changes);
        }
        _ if !changes.is_empty() => {
            writer.apply(&set("step", &changes), HERE).unwrap();
            line.go_on(&changes);
        }
        _ => {}
    }
}

fn files(bench: &Bench) -> State {
    let files = bench.files().into_iter();
    files
        .map(|file| (file.clone(), bench.read(&file).unwrap()))
        .collect()
}

#[test]
fn undoing_and_redoing_everything_gives_every_state_again() {
    let (mut steps, mut turns) = (0, 0);
    for seed in 0..SEQUENCES {
        let mut random = StdRng::seed_from_u64(seed);
        let bench = Bench::new(&[(FILES[0], "{}\n"), (FILES[1], "# 一\n")]);
        let mut line = Line {
            states: vec![files(&bench)],
            at: 0,
        };
        let mut writer = Some(bench.open().0);
        for step in 0..STEPS {
            if step % 25 == 24 {
                writer = None;
            }
            let writer = writer.get_or_insert_with(|| bench.open().0);
            act(&mut random, &bench, writer, &mut line);
            assert_eq!(&files(&bench), line.now(), "seed {seed}, step {step}");
        }
        let mut writer = writer.unwrap();
        while line.at > 0 {
            writer.undo(HERE).unwrap();
            line.at -= 1;
            assert_eq!(
                &files(&bench),
                line.now(),
                "seed {seed}, undo to {}",
                line.at
            );
        }
        drop(writer);
        let (mut writer, _) = bench.open();
        while line.at + 1 < line.states.len() {
            writer.redo(HERE).unwrap();
            line.at += 1;
            assert_eq!(
                &files(&bench),
                line.now(),
                "seed {seed}, redo to {}",
                line.at
            );
        }
        assert!(writer.undo(HERE).is_ok() && writer.redo(HERE).is_ok());
        steps += STEPS;
        turns += 2 * line.at;
    }
    println!("{steps} random steps, {turns} undone and redone afterwards");
}
