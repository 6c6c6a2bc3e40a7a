//! Types in a folder (first argument) with a home of its own (second) until it is killed.

use std::path::PathBuf;
use std::process::ExitCode;

use colophon_faults::typist::work;

fn main() -> ExitCode {
    let mut arguments = std::env::args_os().skip(1).map(PathBuf::from);
    let (Some(folder), Some(home)) = (arguments.next(), arguments.next()) else {
        return ExitCode::from(2);
    };
    match work(&folder, &home, &mut std::io::stdout()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => say(&reason),
    }
}

#[allow(clippy::print_stderr, reason = "whoever runs it reads why it ended")]
fn say(reason: &str) -> ExitCode {
    eprintln!("{reason}");
    ExitCode::FAILURE
}
