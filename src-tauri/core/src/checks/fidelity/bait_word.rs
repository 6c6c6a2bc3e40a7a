//! A forbidden word that the question itself contains.

use super::cases::{Case, cases};
use super::keys::FORBIDDING;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};
use crate::text::fold;

/// The check (masters.md §2.5, judge 3).
pub const CHECK: Check = Check {
    code: "fidelity/bait-word",
    severity: Severity::Info,
    run: Run::Master(run),
    fires: &[Edit::Append {
        file: "master-sengcan/tests/fidelity.jsonl",
        text: "{\"q\": \"禅宗更高吗？\", \"must_not_contain\": [\"更高\"]}\n",
    }],
    silent: &[Edit::Append {
        file: "master-sengcan/tests/fidelity.jsonl",
        text: "{\"q\": \"禅宗最好吗？\", \"must_not_contain\": [\"更高\"]}\n",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    cases(master).flat_map(baits).collect()
}

fn baits(case: Case) -> Vec<Found> {
    let mut forbidden = FORBIDDING
        .iter()
        .flat_map(|key| case.entries(key))
        .peekable();
    if forbidden.peek().is_none() {
        return Vec::new();
    }
    let question = case.word("q").map(fold).unwrap_or_default();
    forbidden
        .filter(|(_, word)| question.contains(&fold(word)))
        .map(|(at, word)| Found::at(case.place(at)).with("word", word))
        .collect()
}
