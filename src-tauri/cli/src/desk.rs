//! The desk of the command line: the one that the window works at, with this program's name on it.

use std::io::Write;
use std::time::{SystemTime, UNIX_EPOCH};

use colophon_core::edit::ChangeSet;
use colophon_service::ApiError;
use colophon_service::desk::{Desk, Way, Worker};
use colophon_service::settings::state_folder;
use colophon_service::wire::Edit;
use colophon_service::workspace::history::Origin;
use colophon_service::workspace::{Cancel, Watch};

use crate::args::{Place, Writing};
use crate::change_set::{Shown, print};
use crate::failure::Failure;

/// This program, as the lock names it.
const PROGRAM: &str = "command line";

/// The folder, to be looked at: whatever is asked, nothing is written.
///
/// # Errors
/// Where it or its history cannot be read, or it holds no master.
pub fn look(place: &Place) -> Result<Desk, ApiError> {
    opened(|watch| Desk::look_only(&place.dir, worker()?, watch))
}

/// Makes the edit that `build` asks for, or shows what it would change; the exit status.
///
/// # Errors
/// Where it cannot be built, computed or made, or nothing can be printed. Nothing is changed then.
pub fn edit(
    writing: &Writing,
    build: impl FnOnce(&Desk) -> Result<Edit, ApiError>,
    out: &mut impl Write,
) -> Result<u8, Failure> {
    let mut desk = open(writing)?;
    let session = desk.session().clone();
    let edit = build(&desk)?;
    let (step, set) = if writing.dry_run {
        (None, desk.preview(&edit, now())?)
    } else {
        let made = desk.apply(&edit, None, now())?;
        (made.step, ChangeSet::new(made.label, made.changes))
    };
    print(
        &session,
        &Shown {
            set,
            step,
            way: None,
        },
        writing,
        out,
    )
}

/// Takes a step back or makes one again, or shows what that would change; the exit status.
///
/// # Errors
/// Where there is no such step, it cannot be made, or nothing can be printed. Nothing is changed then.
pub fn turn(way: Way, writing: &Writing, out: &mut impl Write) -> Result<u8, Failure> {
    let mut desk = open(writing)?;
    let session = desk.session().clone();
    let (step, set) = if writing.dry_run {
        (None, desk.preview_turn(way, now())?)
    } else {
        let made = desk.turn(way, now())?;
        (made.step, ChangeSet::new(made.label, made.changes))
    };
    let way = Some(way);
    print(&session, &Shown { set, step, way }, writing, out)
}

fn open(writing: &Writing) -> Result<Desk, ApiError> {
    if writing.dry_run {
        return look(&writing.place);
    }
    opened(|watch| Desk::open(&writing.place.dir, worker()?, 1, watch, now()))
}

fn opened(open: impl FnOnce(&Watch<'_>) -> Result<Desk, ApiError>) -> Result<Desk, ApiError> {
    open(&Watch {
        progress: &|_, _, _| {},
        cancel: &Cancel::default(),
    })
}

fn worker() -> Result<Worker, ApiError> {
    Ok(Worker {
        program: PROGRAM,
        origin: Origin::CommandLine,
        state: state_folder(None)?,
    })
}

/// Seconds since 1970-01-01 UTC. Steps are ordered by their number, so a clock that is wrong does no harm.
fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_secs())
}
