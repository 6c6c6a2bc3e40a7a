//! Runs every kind of fault and prints its counts.

use std::process::ExitCode;
use std::time::Instant;

use crate::tally::Tally;
use crate::{Depth, death, full_disk, system_calls, typing};

/// One kind of fault.
struct Kind {
    name: &'static str,
    /// Whether it is tried in every run.
    always: bool,
    run: fn(Depth) -> Result<Tally, String>,
}

const KINDS: &[Kind] = &[
    Kind {
        name: "death at a fault point",
        always: true,
        run: death::deaths,
    },
    Kind {
        name: "refusal at a fault point",
        always: true,
        run: death::refusals,
    },
    Kind {
        name: "kill while typing",
        always: true,
        run: |depth| Ok(typing::kills(depth)),
    },
    Kind {
        name: "full disk",
        always: true,
        run: full_disk::full_disks,
    },
    Kind {
        name: "n-th system call fails",
        always: false,
        run: |_| system_calls::refusals(),
    },
];

/// Runs every kind of fault that `depth` asks for; a failure where one of them does not hold.
#[must_use]
#[allow(clippy::print_stdout, reason = "counts are the report")]
pub fn all(depth: Depth) -> ExitCode {
    let mut holds = true;
    for kind in KINDS
        .iter()
        .filter(|kind| kind.always || depth == Depth::Full)
    {
        let start = Instant::now();
        match (kind.run)(depth) {
            Ok(tally) => {
                holds &= tally.holds();
                println!("{}: {tally} ({} s)", kind.name, start.elapsed().as_secs());
            }
            Err(reason) => {
                holds = false;
                println!("{}: could not be tried: {reason}", kind.name);
            }
        }
    }
    if holds {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}
