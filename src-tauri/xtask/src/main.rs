//! `cargo xtask …`: everything one does to the project besides editing it. Holds no rule of the product.

mod app;
mod command;
mod setup;
mod test;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;

/// What went wrong, in words for a person.
type Outcome = Result<(), String>;

#[derive(Parser)]
#[command(
    name = "cargo xtask",
    about = "Set-up, tests and benchmarks of Colophon"
)]
enum Task {
    /// Do all set-up, build the window, and open it on the sample masters or on a folder of yours.
    App {
        /// The folder to open.
        folder: Option<PathBuf>,
    },
    /// Do all set-up and run every test.
    Test,
    /// Install what the build and the tests need, and build the page.
    Setup,
}

fn main() -> ExitCode {
    let outcome = match Task::parse() {
        Task::App { folder } => app::run(folder),
        Task::Test => test::run_all(),
        Task::Setup => setup::for_tests().and_then(|()| setup::page()),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("\n{reason}");
            ExitCode::FAILURE
        }
    }
}
