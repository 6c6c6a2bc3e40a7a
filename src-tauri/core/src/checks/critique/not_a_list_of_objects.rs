//! A `cross_critique` that is no list, or an entry of it that is no object (masters.md §1.8).

use crate::checks::{Check, Edit, Found, Run, shape};
use crate::model::{Master, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "critique/not-a-list-of-objects",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"cross_critique\": [",
        with: "\"cross_critique\": [\n    \"yongjia-xuanjue\",",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"cross_critique\": [",
        with: "\"cross_critique\":  [",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let list = shape::wrong_kind(master, "/cross_critique", "array").into_iter();
    list.chain(
        shape::entries_not_objects(master, "/cross_critique")
            .into_iter()
            .map(|mut f| {
                f.params.remove("number");
                f
            }),
    )
    .collect()
}
