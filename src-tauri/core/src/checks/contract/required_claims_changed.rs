//! A contract that does not demand citations for the three kinds of claim, in their order (masters.md §1.4).

use super::term::unless;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Node, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "contract/required-claims-changed",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"doctrinal_claim\",\n      \"practice_guidance\"",
        with: "\"practice_guidance\",\n      \"doctrinal_claim\"",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"doctrinal_claim\",\n      \"practice_guidance\"",
        with: "\"doctrinal_claim\", \"practice_guidance\"",
    }],
};

const CLAIMS: [&str; 3] = [
    "doctrinal_claim",
    "practice_guidance",
    "text_interpretation",
];

fn run(master: &Master) -> Vec<Found> {
    unless(master, "required_for", |node| {
        node.as_array()
            .is_some_and(|items| items.iter().map(Node::as_str).eq(CLAIMS.map(Some)))
    })
}
