//! An assertion whose list is empty.

use super::cases::cases;
use super::keys::LISTS;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Node, Severity};

/// The check (masters.md §2.5, structure).
pub const CHECK: Check = Check {
    code: "fidelity/empty-assertion",
    severity: Severity::Error,
    run: Run::Master(run),
    fires: &[Edit::Append {
        file: "master-sengcan/tests/fidelity.jsonl",
        text: "{\"q\": \"何谓放下？\", \"must_cite\": []}\n",
    }],
    silent: &[Edit::Append {
        file: "master-sengcan/tests/fidelity.jsonl",
        text: "{\"q\": \"何谓放下？\", \"must_mention\": [\"放下\"]}\n",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let empty = |node: Option<&Node>| {
        node.and_then(Node::as_array)
            .is_some_and(<[Node]>::is_empty)
    };
    cases(master)
        .flat_map(|case| {
            let keys = LISTS.iter().filter(move |key| empty(case.node.get(key)));
            keys.map(move |key| case.found(key))
        })
        .collect()
}
