//! The n-th system call of an operation fails, once or from then on, through `strace`; the program does not know.

use std::path::Path;
use std::process::Command;

use crate::judge::judge;
use crate::operations::OPERATIONS;
use crate::program::{Ended, below, run};
use crate::stage::Stage;
use crate::tally::{Found, Tally};

/// Calls that fail, the errors they fail with, and how many of them one operation is tried at.
const CALLS: &[(&str, &[&str], usize)] = &[
    ("openat", &["EACCES", "EIO"], 40),
    ("write,pwrite64", &["ENOSPC", "EIO"], 40),
    ("fsync,fdatasync", &["EIO", "ENOSPC"], 40),
    (
        "rename,renameat,renameat2",
        &["EACCES", "ENOSPC", "EIO"],
        40,
    ),
];
/// What `strace` notes beside a call that it made fail.
const INJECTED: &str = "(INJECTED)";

/// Lets each call of each operation fail.
///
/// # Errors
/// Where an operation cannot even be done undisturbed.
pub fn refusals() -> Result<Tally, String> {
    let mut tally = Tally::default();
    if run(Command::new("strace").arg("-V")).is_err() {
        tally.skip(OPERATIONS.len() * CALLS.len(), "strace is not installed");
        return Ok(tally);
    }
    for operation in OPERATIONS {
        let stage = Stage::new(operation)?;
        for (calls, errors, most) in CALLS {
            let made = count(&stage, calls)?;
            for error in *errors {
                for sticky in ["", "+"] {
                    for nth in spread(made, *most) {
                        let fault = format!("{calls}:error={error}:when={nth}{sticky}");
                        let found = one(&stage, calls, &fault);
                        tally.add(&format!("{} with {fault}", operation.name), found);
                    }
                }
            }
        }
    }
    Ok(tally)
}

/// Numbers from 1 to `made`, at most `most` of them, evenly spread.
fn spread(made: usize, most: usize) -> Vec<usize> {
    let step = made.div_ceil(most).max(1);
    (1..=made).step_by(step).collect()
}

/// How many of `calls` the operation makes.
fn count(stage: &Stage, calls: &str) -> Result<usize, String> {
    let set = stage.fresh().map_err(|error| error.to_string())?;
    let (_, trace) = traced(stage, calls, None, &set.folder)?;
    Ok(trace.lines().filter(|line| line.contains('(')).count())
}

fn one(stage: &Stage, calls: &str, fault: &str) -> Result<Found, String> {
    let set = stage.fresh().map_err(|error| error.to_string())?;
    let (ended, trace) = traced(stage, calls, Some(fault), &set.folder)?;
    if !trace.contains(INJECTED) {
        return Ok(Found::NotReached);
    }
    let found = judge(stage, &set.folder)?;
    match &ended {
        Ended::Exited {
            status: Some(0), ..
        } if found == Found::After => Ok(found),
        Ended::Exited {
            status: Some(status),
            said,
        } if *status != 0 && !said.is_empty() => Ok(found),
        // Nothing can be said where writing is what fails.
        Ended::Exited {
            status: Some(status),
            ..
        } if *status != 0 && calls.contains("write") => Ok(found),
        _ => Err(format!("{found:?}, and it ended with {ended:?}")),
    }
}

fn traced(
    stage: &Stage,
    calls: &str,
    fault: Option<&str>,
    folder: &Path,
) -> Result<(Ended, String), String> {
    let trace = folder.with_extension("trace");
    let mut strace = Command::new("strace");
    strace.arg("-f").arg("-o").arg(&trace);
    strace.args(["-e", &format!("trace={calls}")]);
    if let Some(fault) = fault {
        strace.args(["-e", &format!("inject={fault}")]);
    }
    let ended = below(&mut strace, stage.operation.command, folder);
    let ended = ended.map_err(|error| error.to_string())?;
    let trace = std::fs::read(&trace).map_err(|error| error.to_string())?;
    Ok((ended, String::from_utf8_lossy(&trace).into_owned()))
}
