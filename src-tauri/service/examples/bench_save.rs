//! Saving one excerpt as the window does (file, revision, history) against a bare atomic write of the same bytes, by
//! turns in one run. Run by `cargo xtask bench save`, in release.
#![allow(clippy::print_stdout, reason = "what it measures is its output")]

use std::error::Error;
use std::fs::{self, File};
use std::io::Write as _;
use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use colophon_core::edit::{Change, ChangeSet, Label};
use colophon_core::model::RelPath;
use colophon_service::workspace::Writer;
use colophon_service::workspace::history::{Origin, Stamp};
use colophon_service::workspace::lock::Holder;

const PAIRS: usize = 201;
/// How much longer than the bare write a save may take.
const BAR: f64 = 4.0;
/// Code points of the excerpt.
const LENGTH: usize = 5_000;

fn main() -> Result<ExitCode, Box<dyn Error>> {
    let place = tempfile::tempdir_in(".")?;
    let folder = place.path().join("masters");
    let state = place.path().join("state");
    fs::create_dir_all(folder.join("master-a/sources"))?;
    let (mut writer, _) = Writer::open(&folder, &state, &Holder::this("bench", 0))?;
    let file = RelPath::new("master-a/sources/a-excerpts.md");
    let bare = folder.join("bare.md");
    let mut text = String::new();
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    for nth in 0..PAIRS {
        let next = excerpt(nth);
        let change = match nth {
            0 => Change::create(file.clone(), next.clone()),
            _ => Change::text(&file, &text, next.clone()),
        };
        let set = ChangeSet::new(Label::new("typing"), [change]);
        let origin = Origin::Here;
        let start = Instant::now();
        writer.save(&set, Stamp { origin, at: 0 })?;
        ours.push(start.elapsed());
        let start = Instant::now();
        bare_write(&bare, next.as_bytes())?;
        theirs.push(start.elapsed());
        text = next;
    }
    Ok(report(ours, theirs))
}

/// A text of the length of an excerpt, another one each time.
fn excerpt(nth: usize) -> String {
    let line = format!("至道無難，唯嫌揀擇。但莫憎愛，洞然明白。{nth}\n");
    line.chars().cycle().take(LENGTH).collect()
}

/// Whole, and down to the disk, as anybody writes a file who cares.
fn bare_write(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    let temporary = path.with_extension("tmp");
    let mut file = File::create(&temporary)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    fs::rename(&temporary, path)?;
    File::open(path.parent().unwrap_or(path))?.sync_all()
}

fn report(mut ours: Vec<Duration>, mut theirs: Vec<Duration>) -> ExitCode {
    ours.sort_unstable();
    theirs.sort_unstable();
    let at = |times: &[Duration], percent: usize| times[times.len() * percent / 100];
    let ms = |time: Duration| time.as_secs_f64() * 1_000.0;
    let ratio = at(&ours, 50).as_secs_f64() / at(&theirs, 50).as_secs_f64();
    println!(
        "save of one excerpt: median {:.2} ms, p99 {:.2} ms; bare atomic write: median {:.2} ms, p99 {:.2} ms ({PAIRS} pairs)",
        ms(at(&ours, 50)),
        ms(at(&ours, 99)),
        ms(at(&theirs, 50)),
        ms(at(&theirs, 99)),
    );
    let met = ratio <= BAR;
    println!(
        "  ratio {ratio:.1}, at most {BAR:.0}: {}",
        if met { "met" } else { "MISSED" }
    );
    if met {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}
