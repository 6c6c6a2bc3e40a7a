//! A top-level value that is not of the kind its key stands for: a number where words belong, words where a list
//! belongs (masters.md §1.2).

use super::fields::{LISTS, TEXTS};
use crate::checks::{Check, Edit, Found, Run, shape};
use crate::model::{Master, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "meta/wrong-kind-of-value",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"version\": \"1.0.0\"",
        with: "\"version\": 1",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"version\": \"1.0.0\"",
        with: "\"version\": \"1.0.1\"",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let texts = shape::not_text(master, "", &TEXTS)
        .into_iter()
        .map(|f| f.with("expected", "string"));
    let lists = LISTS.iter().flat_map(|key| {
        shape::wrong_kind(master, &format!("/{key}"), "array")
            .map(|f| f.with("key", *key).with("expected", "array"))
    });
    texts.chain(lists).collect()
}
