//! A demanded identifier that cannot be one.

use super::cases::cases;
use super::demanded::is_malformed;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};

/// The check (fojin-api.md §9.2).
pub const CHECK: Check = Check {
    code: "fidelity/citation-malformed",
    severity: Severity::Error,
    run: Run::Master(run),
    fires: &[Edit::Append {
        file: "master-sengcan/tests/fidelity.jsonl",
        text: "{\"q\": \"何谓放下？\", \"must_cite\": [\"T48nn2008\"]}\n",
    }],
    silent: &[Edit::Append {
        file: "master-sengcan/tests/fidelity.jsonl",
        text: "{\"q\": \"何谓放下？\", \"must_cite\": [\"坛经\"]}\n",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    cases(master)
        .flat_map(|case| {
            case.entries("must_cite")
                .map(move |(at, id)| (case.place(at), id))
        })
        .filter(|(_, id)| is_malformed(id))
        .map(|(place, id)| Found::at(place).with("id", id))
        .collect()
}
