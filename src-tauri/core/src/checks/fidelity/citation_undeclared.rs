//! A case that demands a work the master does not declare.

use super::cases::cases;
use super::demanded::names_a_work;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Declared, Master, Severity, WorkId};

/// The check (masters.md §1.15, MUST_CITE_UNDECLARED).
pub const CHECK: Check = Check {
    code: "fidelity/citation-undeclared",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Append {
        file: "master-sengcan/tests/fidelity.jsonl",
        text: "{\"q\": \"何谓放下？\", \"must_cite\": [\"T99n9999\"]}\n",
    }],
    silent: &[Edit::Append {
        file: "master-sengcan/tests/fidelity.jsonl",
        text: "{\"q\": \"何谓放下？\", \"must_cite\": [\"放下\"]}\n",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let Some(declared) = Declared::of(master) else {
        return Vec::new();
    };
    cases(master)
        .flat_map(|case| {
            case.entries("must_cite")
                .map(move |(at, id)| (case.place(at), id))
        })
        .filter(|(_, id)| {
            let work = WorkId::parse(id);
            names_a_work(&work) && declared.standing(&work).is_undeclared()
        })
        .map(|(place, id)| Found::at(place).with("id", id))
        .collect()
}
