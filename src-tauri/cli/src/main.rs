//! `colophon`: the commands of Colophon without a window. Parses arguments and prints; every job is done by the service.
//!
//! Exit status: 0 clean, 1 findings of the denied level, 2 usage, 3 environment.

mod args;
mod change_set;
mod check;
mod desk;
mod document;
mod explain;
mod failure;
mod fence;
mod file_name;
mod history;
mod import;
mod library;
mod list;
mod master;
mod output;
mod quote;
mod restore;
mod search;
mod shelved;
mod source;

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use clap::Parser as _;

use args::{Args, Command};
use colophon_service::desk::Way;
use failure::Failure;
use output::Output;

fn main() -> ExitCode {
    let args = Args::parse();
    let language = args.language();
    let mut out = BufWriter::new(Output(io::stdout().lock()));
    let mut err = Output(io::stderr().lock());
    let done = run(args.command, &mut out, &mut err);
    let status = match done.and_then(|status| Ok(out.flush().map(|()| status)?)) {
        Ok(status) => status,
        Err(failure) => failure.report(language, &mut err),
    };
    ExitCode::from(status)
}

/// Runs the command; the exit status.
fn run(command: Command, out: &mut impl Write, err: &mut impl Write) -> Result<u8, Failure> {
    match command {
        Command::Check(args) => check::check(&args, out),
        Command::Explain(args) => explain::explain(&args, out),
        Command::List(args) => list::list(&args, out),
        Command::Fence(args) => fence::fence(&args, out, err),
        Command::Source(args) => source::source(args, out),
        Command::New(args) => master::new(args, out),
        Command::Duplicate(args) => master::duplicate(args, out),
        Command::Rename(args) => master::rename(args, out),
        Command::Archive(args) => master::archive(args, out),
        Command::Trash(args) => master::trash(args, out),
        Command::Restore(args) => restore::restore(args, out),
        Command::Shelved(args) => shelved::shelved(&args, out),
        Command::Import(args) => import::import(&args, out, err),
        Command::Library(args) => library::library(args, out, err),
        Command::Search(args) => search::search(&args, out),
        Command::Quote(args) => quote::quote(args, out),
        Command::History(args) => history::history(&args, out),
        Command::Undo(args) => desk::turn(Way::Undo, &args.writing, out),
        Command::Redo(args) => desk::turn(Way::Redo, &args.writing, out),
    }
}
