//! `cargo xtask …`: everything one does to the project besides editing it. Holds no rule of the product.

mod app;
mod bench;
mod command;
mod corpus;
mod faults;
mod generate;
mod setup;
mod test;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

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
    /// Measure against the bars of the project.
    #[command(subcommand)]
    Bench(Bench),
    /// Write generated files of CBETA's kind, to import and to search.
    Corpus {
        /// How many bytes together: `300M`, `2G`.
        #[arg(long, value_parser = corpus::size)]
        size: u64,
        /// Another number gives other files, the same one the same.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// An empty folder; without it they are in `target/corpus`, instead of those that were.
        #[arg(long)]
        into: Option<PathBuf>,
    },
    /// Kill, starve and refuse the programs in every way there is, and print what was found.
    Faults,
    /// Install what the build and the tests need, and build the page.
    Setup,
}

#[derive(Subcommand)]
enum Bench {
    /// Time and memory of `colophon check`, on the masters of COLOPHON_MASTERS and on 1,000 generated ones.
    Check,
    /// Saving one excerpt, against a bare atomic write of the same bytes.
    Save,
    /// Checking again after one edit, against checking everything.
    Recheck,
    /// The library: reading, importing, searching, proving, on a corpus made for it.
    Library {
        /// How large the corpus is: 300M
        #[arg(long, default_value = "300M", value_parser = corpus::size)]
        size: u64,
    },
    /// From a key press to the next frame in the window, against a bare field in it.
    Keys,
}

fn main() -> ExitCode {
    let outcome = match Task::parse() {
        Task::App { folder } => app::run(folder),
        Task::Test => test::run_all(),
        Task::Bench(Bench::Check) => bench::check(),
        Task::Bench(Bench::Save) => bench::example("bench_save", &[]),
        Task::Bench(Bench::Recheck) => bench::recheck(),
        Task::Bench(Bench::Keys) => bench::keys(),
        Task::Bench(Bench::Library { size }) => bench::library(size),
        Task::Corpus { size, seed, into } => corpus::write(size, seed, into),
        Task::Faults => faults::all(),
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
