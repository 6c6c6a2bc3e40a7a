//! `cargo xtask faults`: the long run of the fault tests. The programs are built for debugging, since only those have
//! fault points.

use crate::Outcome;
use crate::command::{command, root, run};

/// Builds the programs and tries every fault.
pub fn all() -> Outcome {
    let packages = ["build", "-p", "colophon-cli", "-p", "colophon-faults"];
    run(command("", "cargo", packages))?;
    let program = root().join("target/debug/colophon-faults");
    run(command("", &program.to_string_lossy(), [""; 0]))
}
