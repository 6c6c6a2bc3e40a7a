//! A program that is killed while somebody types. The typist is a program of its own, over the real service and at the
//! page's pace; it says aloud each character it has typed, so that what it had typed a second before is known.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use tempfile::TempDir;

use crate::Depth;
use crate::built;
use crate::folder::copy;
use crate::judge::reopen;
use crate::repository;
use crate::tally::{Found, Tally};
use crate::typist;

/// The most that may be lost.
const SECOND: Duration = Duration::from_secs(1);
/// Kills for a landing, and in full.
const KILLS: (u64, u64) = (6, 200);
/// How long the typist is let alone: from the first on, this many different times.
const FIRST: Duration = Duration::from_millis(1_200);
const STEP: Duration = Duration::from_millis(17);
const DIFFERENT: u64 = 120;
/// Typists at work at the same time.
const AT_ONCE: usize = 4;

/// Kills typists.
#[must_use]
pub fn kills(depth: Depth) -> Tally {
    let count = if depth == Depth::Full {
        KILLS.1
    } else {
        KILLS.0
    };
    let mut tally = Tally::default();
    let numbers: Vec<u64> = (0..count).collect();
    for some in numbers.chunks(AT_ONCE) {
        let all: Vec<_> = some
            .iter()
            .map(|&nth| thread::spawn(move || one(nth)))
            .collect();
        for (nth, typist) in some.iter().zip(all) {
            let found = typist
                .join()
                .unwrap_or_else(|_| Err("the test ended".to_owned()));
            tally.add(&format!("kill {nth}"), found);
        }
    }
    tally
}

fn one(nth: u64) -> Result<Found, String> {
    let fails = |error: std::io::Error| error.to_string();
    let place = TempDir::new().map_err(fails)?;
    let folder = place.path().join("masters");
    copy(&repository().join("masters"), &folder).map_err(fails)?;
    let original = fs::read_to_string(folder.join(typist::PATH)).map_err(fails)?;
    let mut typist = start(place.path(), &folder).map_err(fails)?;
    let typed = listen(&mut typist)?;
    // A step that divides no other number of the page's pace, so that kills fall everywhere.
    let patience = FIRST + STEP * u32::try_from(nth * 7 % DIFFERENT).unwrap_or(0);
    let mut heard = Vec::new();
    if let Ok(first) = typed.recv_timeout(Duration::from_secs(60)) {
        heard.push(first);
    }
    thread::sleep(patience);
    let killed = Instant::now();
    typist.kill().map_err(fails)?;
    typist.wait().map_err(fails)?;
    heard.extend(typed.iter());
    let count_at = |limit: Instant| heard.iter().filter(|at| **at <= limit).count();
    let safe = count_at(killed - SECOND);
    let all = heard.len();
    if safe == 0 {
        return Err(format!("only {all} characters were typed"));
    }
    let text = kept(place.path(), &folder)?;
    let typed: String = typist::characters().take(all + 1).collect();
    let kept = text
        .strip_prefix(original.as_str())
        .ok_or("what was there before is gone")?;
    if !typed.starts_with(kept) {
        return Err(format!("{kept:?} was never typed"));
    }
    let count = kept.chars().count();
    if count < safe {
        return Err(format!(
            "{count} characters are kept of {safe} typed a second before"
        ));
    }
    Ok(Found::After)
}

fn start(place: &Path, folder: &Path) -> std::io::Result<Child> {
    Command::new(built("colophon-typist"))
        .arg(folder)
        .arg(place.join("home"))
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
}

/// When each character was heard.
fn listen(typist: &mut Child) -> Result<Receiver<Instant>, String> {
    let said = typist.stdout.take().ok_or("the typist is mute")?;
    let (tell, hear) = channel();
    thread::spawn(move || {
        for line in BufReader::new(said).lines() {
            if line.is_err() || tell.send(Instant::now()).is_err() {
                return;
            }
        }
    });
    Ok(hear)
}

/// What the person finds when the program is started again: the draft, or else the file.
fn kept(place: &Path, folder: &Path) -> Result<String, String> {
    reopen(folder)?;
    typist::found(folder, &place.join("home"))
}
