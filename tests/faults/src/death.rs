//! Death of the program at each named point of each operation, and a refusal of the system at each point that can
//! fail.

use colophon_service::workspace::save::{POINTS, Point};

use crate::Depth;
use crate::judge::judge;
use crate::operations::OPERATIONS;
use crate::program::{Ended, colophon, run, succeeded};
use crate::stage::Stage;
use crate::tally::{Found, Tally};

/// The most passings of one point in one operation.
const MOST: usize = 40;

/// Dies at every point of every operation: for a landing when it is passed first, in full at each passing.
///
/// # Errors
/// Where an operation cannot even be done undisturbed.
pub fn deaths(depth: Depth) -> Result<Tally, String> {
    let mut tally = Tally::default();
    for operation in OPERATIONS {
        let stage = Stage::new(operation)?;
        for point in POINTS {
            passings(&stage, point, depth, "", &mut tally);
        }
    }
    Ok(tally)
}

/// Lets every act of every operation fail, from each passing on.
///
/// # Errors
/// Where an operation cannot even be done undisturbed.
pub fn refusals(depth: Depth) -> Result<Tally, String> {
    let mut tally = Tally::default();
    for operation in OPERATIONS {
        let stage = Stage::new(operation)?;
        for point in POINTS.iter().filter(|point| point.fails) {
            passings(&stage, point, depth, ":error", &mut tally);
        }
    }
    Ok(tally)
}

fn passings(stage: &Stage, point: &Point, depth: Depth, how: &str, tally: &mut Tally) {
    let most = if depth == Depth::Full { MOST } else { 1 };
    for nth in 1..=most {
        let fault = format!("{}:{nth}{how}", point.name);
        let found = one(stage, &fault);
        let reached = found != Ok(Found::NotReached);
        if reached || nth == 1 {
            tally.add(&format!("{} at {fault}", stage.operation.name), found);
        }
        if !reached {
            break;
        }
    }
}

fn one(stage: &Stage, fault: &str) -> Result<Found, String> {
    let set = stage.fresh().map_err(|error| error.to_string())?;
    let mut command = colophon(stage.operation.command, &set.folder);
    command.env("COLOPHON_FAULT", fault);
    let ended = run(&mut command).map_err(|error| error.to_string())?;
    if succeeded(&ended) {
        return match judge(stage, &set.folder)? {
            Found::After => Ok(Found::NotReached),
            found => Err(format!("a success that left the folder {found:?}")),
        };
    }
    if let Ended::Exited { status, said } = &ended
        && (status.is_none() || said.is_empty())
    {
        return Err(format!("it ended without a word: {ended:?}"));
    }
    judge(stage, &set.folder)
}
