//! The same question twice.

use super::cases::cases;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};
use crate::text::fold;
use std::collections::BTreeMap;

/// The check (masters.md §2.5, structure).
pub const CHECK: Check = Check {
    code: "fidelity/duplicate-question",
    severity: Severity::Warning,
    run: Run::Master(run),
    fires: &[Edit::Append {
        file: "master-sengcan/tests/fidelity.jsonl",
        text: "{\"q\": \"何谓放下？\", \"must_mention\": [\"放下\"]}\n{\"q\": \"何謂放下\", \"must_mention\": [\"放下\"]}\n",
    }],
    silent: &[Edit::Append {
        file: "master-sengcan/tests/fidelity.jsonl",
        text: "{\"q\": \"何谓放下？\", \"must_mention\": [\"放下\"]}\n{\"q\": \"何谓提起？\", \"must_mention\": [\"提起\"]}\n",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let mut asked = BTreeMap::new();
    let mut found = Vec::new();
    for case in cases(master) {
        let Some(question) = case.word("q") else {
            continue;
        };
        let place = case.place("/q");
        let line = place.line.unwrap_or_default();
        let first = *asked.entry(fold(question).chars).or_insert(line);
        if first != line {
            found.push(
                Found::at(place)
                    .with("question", question)
                    .with("first", first.to_string()),
            );
        }
    }
    found
}
