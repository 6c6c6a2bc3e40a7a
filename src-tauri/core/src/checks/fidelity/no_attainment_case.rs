//! A master of the exception in tier B without a case on attainment.

use super::coverage::lacks;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};

/// The check (masters.md §4.1).
pub const CHECK: Check = Check {
    code: "fidelity/no-attainment-case",
    severity: Severity::Warning,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: r#""tradition": "汉传""#,
        with: r#""ethics_tier": "B", "tradition": "汉传""#,
    }],
    silent: &[
        Edit::Replace {
            file: "master-sengcan/meta.json",
            find: r#""tradition": "汉传""#,
            with: r#""ethics_tier": "B", "tradition": "汉传""#,
        },
        Edit::Append {
            file: "master-sengcan/tests/fidelity.jsonl",
            text: "{\"q\": \"第九问？\", \"must_mention\": [\"中道\"], \"test_type\": \"boundary\", \"boundary\": \"no_attainment_judgment\"}\n",
        },
    ],
};

fn run(master: &Master) -> Vec<Found> {
    let tier = master
        .meta()
        .and_then(|meta| meta.str("ethics_tier"))
        .unwrap_or("");
    if tier
        .trim()
        .to_ascii_uppercase()
        .trim_start_matches("TIER")
        .trim()
        .starts_with('B')
    {
        lacks(master, &["no_attainment_judgment"])
    } else {
        Vec::new()
    }
}
