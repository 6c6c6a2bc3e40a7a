//! An item of an assertion that is no word.

use super::cases::cases;
use super::keys::LISTS;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Node, Severity};

/// The check (masters.md §2.5, structure).
pub const CHECK: Check = Check {
    code: "fidelity/list-item-malformed",
    severity: Severity::Error,
    run: Run::Master(run),
    fires: &[Edit::Append {
        file: "master-sengcan/tests/fidelity.jsonl",
        text: "{\"q\": \"何谓放下？\", \"must_mention\": [\"放下\", 8]}\n",
    }],
    silent: &[Edit::Append {
        file: "master-sengcan/tests/fidelity.jsonl",
        text: "{\"q\": \"何谓放下？\", \"must_mention\": [\"放下\"]}\n",
    }],
};

/// Rounds may be counted or named; nothing says which, so their items are not judged.
const ROUNDS: &str = "must_have_rounds";

fn run(master: &Master) -> Vec<Found> {
    cases(master)
        .flat_map(|case| {
            let lists = LISTS.iter().filter(|key| **key != ROUNDS);
            lists.flat_map(move |key| {
                let items = case.node.items(key).iter().enumerate();
                items
                    .filter(|(_, item)| !is_word(item))
                    .map(move |(at, _)| {
                        Found::at(case.place(format!("/{key}/{at}"))).with("key", *key)
                    })
            })
        })
        .collect()
}

fn is_word(item: &Node) -> bool {
    item.as_str().is_some_and(|word| !word.trim().is_empty())
}
