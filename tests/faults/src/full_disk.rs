//! A disk that is full: each operation with less and less room, then with room again.

use std::fs::File;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

use crate::Depth;
use crate::judge::judge;
use crate::operations::OPERATIONS;
use crate::program::{Ended, colophon, run, succeeded};
use crate::stage::Stage;
use crate::tally::{Found, Tally};

/// Size of the disk.
const SIZE: &str = "size=16m";
/// Pages of room that is left: none, then more and more. For a landing every third.
const LEVELS: [u64; 10] = [0, 1, 2, 4, 8, 16, 32, 64, 128, 256];
const LANDING: usize = 3;
const LEVEL: u64 = 4096;

/// Every operation at every level.
///
/// # Errors
/// Where an operation cannot even be done undisturbed.
pub fn full_disks(depth: Depth) -> Result<Tally, String> {
    let mut tally = Tally::default();
    let every = if depth == Depth::Full { 1 } else { LANDING };
    let levels: Vec<u64> = LEVELS.into_iter().step_by(every).collect();
    if let Err(error) = Disk::new() {
        tally.skip(
            OPERATIONS.len() * levels.len(),
            &format!("no small disk: {error}"),
        );
        return Ok(tally);
    }
    for operation in OPERATIONS {
        let stage = Stage::new(operation)?;
        for &level in &levels {
            let found = one(&stage, level * LEVEL).unwrap_or_else(|error| Err(error.to_string()));
            tally.add(
                &format!("{} with {level} pages left", operation.name),
                found,
            );
        }
    }
    Ok(tally)
}

fn one(stage: &Stage, left: u64) -> io::Result<Result<Found, String>> {
    let disk = Disk::new()?;
    let folder = disk.place().join("masters");
    stage.set(&folder)?;
    disk.fill(left)?;
    let ended = run(&mut colophon(stage.operation.command, &folder))?;
    if let Ended::Exited { status, said } = &ended
        && (status.is_none() || !succeeded(&ended) && said.is_empty())
    {
        return Ok(Err(format!("it ended without a word: {ended:?}")));
    }
    disk.make_room()?;
    Ok(judge(stage, &folder))
}

/// A small disk in memory, gone when it is dropped.
struct Disk(TempDir);

impl Disk {
    fn new() -> io::Result<Self> {
        let place = TempDir::new()?;
        let mut mount = Command::new("mount");
        mount
            .args(["-t", "tmpfs", "-o", SIZE, "tmpfs"])
            .arg(place.path());
        match run(&mut mount)? {
            ended if succeeded(&ended) => Ok(Self(place)),
            Ended::Exited { said, .. } => Err(io::Error::other(said.trim().to_owned())),
            Ended::Killed => Err(io::Error::other("killed")),
        }
    }

    fn place(&self) -> &Path {
        self.0.path()
    }

    fn filler(&self) -> PathBuf {
        self.place().join("filler")
    }

    /// Leaves `left` bytes of room.
    fn fill(&self, left: u64) -> io::Result<()> {
        let mut filler = File::create(self.filler())?;
        let page = [0; LEVEL as usize];
        while filler.write_all(&page).is_ok() {}
        let full = filler.metadata()?.len();
        filler.set_len(full.saturating_sub(left))
    }

    fn make_room(&self) -> io::Result<()> {
        std::fs::remove_file(self.filler())
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        // What cannot be unmounted stays for the system to clean up.
        let _ = Command::new("umount").arg("-l").arg(self.place()).status();
    }
}
