//! Every fault there is, with counts. Takes a while; `cargo xtask faults` runs it.

use std::process::ExitCode;

use colophon_faults::{Depth, report};

fn main() -> ExitCode {
    report::all(Depth::Full)
}
