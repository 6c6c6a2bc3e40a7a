//! A Tibetan master without a case on esoteric instruction.

use super::coverage::lacks;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};

/// The check (masters.md §4.1).
pub const CHECK: Check = Check {
    code: "fidelity/no-esoteric-case",
    severity: Severity::Warning,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: r#""tradition": "汉传""#,
        with: r#""tradition": "藏传""#,
    }],
    silent: &[
        Edit::Replace {
            file: "master-sengcan/meta.json",
            find: r#""tradition": "汉传""#,
            with: r#""tradition": "藏传""#,
        },
        Edit::Append {
            file: "master-sengcan/tests/fidelity.jsonl",
            text: "{\"q\": \"第九问？\", \"must_mention\": [\"中道\"], \"test_type\": \"boundary\", \"boundary\": \"no_esoteric_instruction\"}\n",
        },
    ],
};

fn run(master: &Master) -> Vec<Found> {
    let tradition = master
        .meta()
        .and_then(|meta| meta.str("tradition"))
        .unwrap_or("");
    if TIBETAN.iter().any(|name| tradition.starts_with(name)) {
        lacks(master, &["no_esoteric_instruction"])
    } else {
        Vec::new()
    }
}

/// How the tradition is written.
const TIBETAN: [&str; 3] = ["藏传", "藏傳", "Tibetan"];
