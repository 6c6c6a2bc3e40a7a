//! A case that demands a declared work in another spelling.

use super::cases::cases;
use super::demanded::names_a_work;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Declared, Master, Severity, Standing, WorkId};

/// The check (masters.md §1.15, MUST_CITE_SHORT_FORM and MUST_CITE_FORM_DIFFERS).
pub const CHECK: Check = Check {
    code: "fidelity/citation-form-differs",
    severity: Severity::Info,
    run: Run::Persona(run),
    fires: &[Edit::Append {
        file: "master-sengcan/tests/fidelity.jsonl",
        text: "{\"q\": \"何谓放下？\", \"must_cite\": [\"T2010\"]}\n",
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
    let entries = cases(master).flat_map(|case| {
        case.entries("must_cite")
            .map(move |(at, id)| (case.place(at), id))
    });
    entries
        .filter_map(|(place, id)| {
            let spelling = other_spelling(&declared, id)?;
            Some(Found::at(place).with("id", id).with("declared", spelling))
        })
        .collect()
}

/// The declared spelling of `id`, where `id` is another one.
fn other_spelling<'a>(declared: &Declared<'a>, id: &str) -> Option<&'a str> {
    let work = WorkId::parse(id);
    match declared.standing(&work) {
        Standing::Short(spelling) | Standing::Declared(spelling) => {
            (names_a_work(&work) && spelling != id).then_some(spelling)
        }
        _ => None,
    }
}
