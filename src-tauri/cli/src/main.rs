//! `colophon`: the commands of Colophon without a window. Parses arguments and prints; every job is done by the service.
//!
//! Exit status: 0 clean, 1 findings of the denied level, 2 usage, 3 environment.

mod args;
mod check;
mod explain;
mod failure;
mod fence;
mod list;
mod output;

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use clap::Parser as _;

use args::{Args, Command};
use output::Output;

fn main() -> ExitCode {
    let args = Args::parse();
    let language = args.language();
    let mut out = BufWriter::new(Output(io::stdout().lock()));
    let mut err = Output(io::stderr().lock());
    let done = match args.command {
        Command::Check(args) => check::check(&args, &mut out),
        Command::Explain(args) => explain::explain(&args, &mut out),
        Command::List(args) => list::list(&args, &mut out),
        Command::Fence(args) => fence::fence(&args, &mut out, &mut err),
    };
    let status = match done.and_then(|status| Ok(out.flush().map(|()| status)?)) {
        Ok(status) => status,
        Err(failure) => failure.report(language, &mut err),
    };
    ExitCode::from(status)
}
