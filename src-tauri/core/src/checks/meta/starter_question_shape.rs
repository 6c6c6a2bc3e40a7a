//! A starter question that is not a question `q` with its reason `why` (masters.md §1.2).

use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Node, Place, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "meta/starter-question-shape",
    severity: Severity::Warning,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-santideva/meta.json",
        find: ",\n      \"why\": \"对应愿心与行心的区分\"",
        with: "",
    }],
    silent: &[Edit::Replace {
        file: "master-santideva/meta.json",
        find: "\"why\": \"对应愿心与行心的区分\"",
        with: "\"why\": \"愿心与行心\"",
    }],
};

const KEYS: [&str; 2] = ["q", "why"];

fn run(master: &Master) -> Vec<Found> {
    let Some(meta) = master.meta() else {
        return Vec::new();
    };
    let questions = meta.root().items("starter_questions").iter().enumerate();
    questions
        .flat_map(|(index, question)| {
            wrong_keys(question).into_iter().map(move |key| {
                let place = Place::json(&meta.doc, format!("/starter_questions/{index}{key}"));
                Found::at(place).with("number", (index + 1).to_string())
            })
        })
        .collect()
}

/// The pointers below a question that are at fault; the question itself (an empty pointer) where it is no object.
fn wrong_keys(question: &Node) -> Vec<String> {
    let Some(members) = question.as_object() else {
        return vec![String::new()];
    };
    let unsaid = |key: &&str| {
        question
            .str(key)
            .is_none_or(|words| words.trim().is_empty())
    };
    let missing = KEYS.into_iter().filter(unsaid);
    let unknown = members
        .iter()
        .map(|m| m.key.as_str())
        .filter(|key| !KEYS.contains(key));
    missing
        .chain(unknown)
        .map(|key| crate::model::pointer_below("", key))
        .collect()
}
