//! Named places on the way of a write where a test makes the program die or the system refuse. They exist in debug
//! builds only: a release build does not look at the variable.
//!
//! `COLOPHON_FAULT=<point>[:<nth>][:error]` kills the process (as `kill -KILL` does) where the point is passed for the
//! nth time, or lets that and every later passing fail as on a full disk.

use std::io;

/// One place.
#[cfg(debug_assertions)]
#[derive(Debug)]
pub struct Point {
    /// Its name.
    pub name: &'static str,
    /// Whether something can fail there. A place between two acts can only be died at.
    pub fails: bool,
}

#[cfg(debug_assertions)]
const fn act(name: &'static str) -> Point {
    Point { name, fails: true }
}

#[cfg(debug_assertions)]
const fn between(name: &'static str) -> Point {
    Point { name, fails: false }
}

/// Every place, in the order in which a write passes them.
#[cfg(debug_assertions)]
pub const POINTS: &[Point] = &[
    between("before-lock"),
    between("locked"),
    between("history-opened"),
    between("recovering"),
    between("before-begin"),
    act("after-begin"),
    between("after-pending"),
    act("temp-created"),
    act("temp-written"),
    act("temp-synced"),
    between("staged"),
    act("renamed"),
    act("removed"),
    act("folder-synced"),
    between("folder-removed"),
    between("rolling-back"),
    act("before-done"),
    between("after-done"),
    act("outside-begun"),
    between("outside-kept"),
    act("draft-begun"),
    between("draft-kept"),
];

/// Passes the act `name`.
///
/// # Errors
/// Where a test asked for it.
#[cfg(debug_assertions)]
pub fn point(name: &'static str) -> io::Result<()> {
    debug::pass(name, true)
}

/// Passes the place `name` between two acts.
#[cfg(debug_assertions)]
pub fn moment(name: &'static str) {
    let _ = debug::pass(name, false);
}

#[cfg(not(debug_assertions))]
#[allow(clippy::unnecessary_wraps, clippy::missing_errors_doc, missing_docs)]
pub const fn point(_: &'static str) -> io::Result<()> {
    Ok(())
}

#[cfg(not(debug_assertions))]
#[allow(missing_docs)]
pub const fn moment(_: &'static str) {}

#[cfg(debug_assertions)]
mod debug {
    use std::io;
    use std::process::Command;
    use std::sync::LazyLock;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::POINTS;

    static WANTED: LazyLock<Option<Wanted>> = LazyLock::new(|| {
        std::env::var("COLOPHON_FAULT")
            .ok()
            .map(|spec| parse(&spec))
    });
    static PASSED: AtomicUsize = AtomicUsize::new(0);

    struct Wanted {
        name: String,
        nth: usize,
        error: bool,
    }

    fn parse(spec: &str) -> Wanted {
        let mut wanted = Wanted {
            name: String::new(),
            nth: 1,
            error: false,
        };
        for part in spec.split(':') {
            match part.parse() {
                Ok(nth) => wanted.nth = nth,
                Err(_) if part == "error" => wanted.error = true,
                Err(_) => part.clone_into(&mut wanted.name),
            }
        }
        wanted
    }

    pub fn pass(name: &str, fails: bool) -> io::Result<()> {
        let known = POINTS
            .iter()
            .any(|point| point.name == name && point.fails == fails);
        debug_assert!(known, "{name} is not in the table");
        let Some(wanted) = WANTED.as_ref().filter(|wanted| wanted.name == name) else {
            return Ok(());
        };
        let passed = PASSED.fetch_add(1, Ordering::SeqCst) + 1;
        match wanted.error {
            true if passed >= wanted.nth => Err(io::ErrorKind::StorageFull.into()),
            false if passed == wanted.nth => die(),
            _ => Ok(()),
        }
    }

    /// No destructor runs and nothing is flushed. `kill` is a program, since no safe function of the library sends
    /// that signal.
    fn die() -> ! {
        let pid = std::process::id().to_string();
        let _ = Command::new("kill").args(["-KILL", &pid]).status();
        std::process::abort()
    }
}
