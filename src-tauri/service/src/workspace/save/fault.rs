//! Named places on the way of a write where a test makes the program die or the system refuse. They exist in debug
//! builds only: a release build does not look at the variable.
//!
//! `COLOPHON_FAULT=<point>[:<nth>][:error|:errors]` kills the process (as `kill -KILL` does) where the point is passed
//! for the nth time, or lets that passing fail as on a full disk, or that and every later one. Several are separated by
//! commas.

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

    static WANTED: LazyLock<Vec<Wanted>> = LazyLock::new(|| {
        let specs = std::env::var("COLOPHON_FAULT").unwrap_or_default();
        specs.split(',').map(parse).collect()
    });

    struct Wanted {
        name: String,
        nth: usize,
        fault: Fault,
        passed: AtomicUsize,
    }

    #[derive(Clone, Copy, PartialEq, Eq)]
    enum Fault {
        Death,
        Error,
        Errors,
    }

    fn parse(spec: &str) -> Wanted {
        let mut wanted = Wanted {
            name: String::new(),
            nth: 1,
            fault: Fault::Death,
            passed: AtomicUsize::new(0),
        };
        for part in spec.split(':') {
            match (part, part.parse()) {
                (_, Ok(nth)) => wanted.nth = nth,
                ("error", _) => wanted.fault = Fault::Error,
                ("errors", _) => wanted.fault = Fault::Errors,
                _ => part.clone_into(&mut wanted.name),
            }
        }
        wanted
    }

    pub fn pass(name: &str, fails: bool) -> io::Result<()> {
        let known = POINTS
            .iter()
            .any(|point| point.name == name && point.fails == fails);
        debug_assert!(known, "{name} is not in the table");
        let wanted = WANTED.iter().filter(|wanted| wanted.name == name);
        wanted.map(Wanted::pass).fold(Ok(()), Result::and)
    }

    impl Wanted {
        fn pass(&self) -> io::Result<()> {
            let passed = self.passed.fetch_add(1, Ordering::SeqCst) + 1;
            let full = || Err(io::ErrorKind::StorageFull.into());
            match self.fault {
                Fault::Death if passed == self.nth => die(),
                Fault::Error if passed == self.nth => full(),
                Fault::Errors if passed >= self.nth => full(),
                _ => Ok(()),
            }
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
