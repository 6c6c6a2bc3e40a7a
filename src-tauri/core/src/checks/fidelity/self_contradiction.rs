//! A case that demands what it forbids.

use super::cases::{Case, cases};
use super::keys::FORBIDDING;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};
use crate::text::fold;

/// The check (masters.md §2.5).
pub const CHECK: Check = Check {
    code: "fidelity/self-contradiction",
    severity: Severity::Error,
    run: Run::Master(run),
    fires: &[Edit::Append {
        file: "master-sengcan/tests/fidelity.jsonl",
        text: "{\"q\": \"何谓放下？\", \"must_mention\": [\"最上的放下\"], \"must_not_contain\": [\"最上\"]}\n",
    }],
    silent: &[Edit::Append {
        file: "master-sengcan/tests/fidelity.jsonl",
        text: "{\"q\": \"何谓放下？\", \"must_mention\": [\"放下\"], \"must_not_contain\": [\"最上的放下\"]}\n",
    }],
};

/// Lists of words that must occur.
const DEMANDING: [&str; 2] = ["must_mention", "must_cite"];

fn run(master: &Master) -> Vec<Found> {
    cases(master).flat_map(contradictions).collect()
}

fn contradictions(case: Case) -> Vec<Found> {
    let forbidden: Vec<_> = FORBIDDING
        .iter()
        .flat_map(|key| case.entries(key))
        .map(|(_, word)| (word, fold(word)))
        .collect();
    if forbidden.is_empty() {
        return Vec::new();
    }
    let demanded = DEMANDING.iter().flat_map(|key| case.entries(key));
    demanded
        .filter_map(|(at, word)| {
            let folded = fold(word);
            let (inside, _) = forbidden.iter().find(|(_, f)| folded.contains(f))?;
            Some(
                Found::at(case.place(at))
                    .with("word", word)
                    .with("forbidden", *inside),
            )
        })
        .collect()
}
