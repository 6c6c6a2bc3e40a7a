//! The faults that fit into every run, with counts.

use std::process::ExitCode;

use colophon_faults::{Depth, report};

fn main() -> ExitCode {
    report::all(Depth::Landing)
}
