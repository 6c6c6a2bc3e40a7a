//! Checking a folder again after one edit, against checking all of it, by turns in one run. Run by
//! `cargo xtask bench recheck`, in release, with the folders to measure on.
#![allow(clippy::print_stdout, reason = "what it measures is its output")]

use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use colophon_core::edit::Change;
use colophon_core::model::RelPath;
use colophon_service::session::Session;
use colophon_service::workspace::{Cancel, Watch};

const PAIRS: usize = 51;
/// How long it may take after one edit.
const BAR: Duration = Duration::from_millis(20);

fn main() -> Result<ExitCode, Box<dyn Error>> {
    let mut met = true;
    for folder in std::env::args_os().skip(1).map(PathBuf::from) {
        met &= measure(&folder)?;
    }
    Ok(if met {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

/// Prints the times of `folder` for an edit of each kind of file; whether they are within the bar.
fn measure(folder: &Path) -> Result<bool, Box<dyn Error>> {
    let session = open(folder)?;
    println!(
        "\n{}: {} masters",
        folder.display(),
        session.workspace.masters.len()
    );
    let mut met = true;
    for (what, ending) in [("an excerpt", "-excerpts.md"), ("meta.json", "/meta.json")] {
        let Some(file) = largest(&session, ending) else {
            continue;
        };
        met &= pairs(folder, &session, what, &file)?;
    }
    Ok(met)
}

fn pairs(
    folder: &Path,
    session: &Session,
    what: &str,
    file: &RelPath,
) -> Result<bool, Box<dyn Error>> {
    let before = std::fs::read_to_string(folder.join(file.as_str()))?;
    let (mut after_edit, mut whole) = (Vec::new(), Vec::new());
    for nth in 0..PAIRS {
        // A character of the words goes: every check of the file sees another text.
        let at = before
            .char_indices()
            .rev()
            .nth(20 + nth)
            .map_or(0, |(at, _)| at);
        let mut edited = before.clone();
        edited.remove(at);
        let change = Change::text(file, &before, edited);
        let start = Instant::now();
        let next = session.with(&[change]);
        after_edit.push(start.elapsed());
        drop(next);
        let start = Instant::now();
        drop(open(folder)?);
        whole.push(start.elapsed());
    }
    let (edit, whole) = (median(after_edit), median(whole));
    let ms = |time: Duration| time.as_secs_f64() * 1_000.0;
    let met = edit < BAR;
    println!(
        "  one edit of {what}: {:.1} ms; reading and checking everything: {:.1} ms; ratio {:.2} (medians of {PAIRS} pairs); under {} ms: {}",
        ms(edit),
        ms(whole),
        edit.as_secs_f64() / whole.as_secs_f64(),
        BAR.as_millis(),
        if met { "met" } else { "MISSED" },
    );
    Ok(met)
}

fn open(folder: &Path) -> Result<Session, Box<dyn Error>> {
    let watch = Watch {
        progress: &|_, _, _| {},
        cancel: &Cancel::default(),
    };
    Ok(Session::open(folder, 1, &watch)?)
}

/// The largest file of that kind, which takes the longest.
fn largest(session: &Session, ending: &str) -> Option<RelPath> {
    let root = &session.root;
    let files = session.workspace.masters().flat_map(|master| {
        let excerpts = master.excerpts.iter();
        let excerpts = excerpts.map(|excerpts| excerpts.markdown.file.path.clone());
        excerpts.chain([master.path("meta.json")])
    });
    let size =
        |file: &RelPath| std::fs::metadata(root.join(file.as_str())).map_or(0, |meta| meta.len());
    files
        .filter(|file| file.as_str().ends_with(ending))
        .max_by_key(size)
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}
