//! A suite that demands no citation anywhere.

use super::cases::{Case, cases};
use super::keys::is_off;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Place, Severity};

/// The check (fojin-api.md §8).
pub const CHECK: Check = Check {
    code: "fidelity/no-citation-case",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Write {
        file: "master-sengcan/tests/fidelity.jsonl",
        text: "{\"q\": \"何谓放下？\", \"must_mention\": [\"放下\"]}\n{\"q\": \"何谓放下？\", \"must_mention\": [\"放下\"]}\n{\"q\": \"何谓放下？\", \"must_mention\": [\"放下\"]}\n{\"q\": \"何谓放下？\", \"must_mention\": [\"放下\"]}\n{\"q\": \"何谓放下？\", \"must_mention\": [\"放下\"]}\n",
    }],
    silent: &[Edit::Append {
        file: "master-sengcan/tests/fidelity.jsonl",
        text: "{\"q\": \"何谓放下？\", \"must_mention\": [\"放下\"]}\n",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let suite = master
        .fidelity
        .read()
        .filter(|suite| !suite.lines.is_empty());
    let cites = suite.filter(|_| !cases(master).any(|case| asks_for_citation(&case)));
    cites
        .map(|suite| Found::at(Place::file(&suite.file.path)))
        .into_iter()
        .collect()
}

/// Whether the case asserts that something is cited. A `must_cite` of the wrong kind was meant to, and is reported as
/// what it is.
fn asks_for_citation(case: &Case) -> bool {
    let list = case.node.get("must_cite");
    list.is_some_and(|list| list.as_array().is_none_or(|items| !items.is_empty()))
        || case
            .node
            .get("must_cite_only_existing_sources")
            .is_some_and(|value| !is_off(value))
}
