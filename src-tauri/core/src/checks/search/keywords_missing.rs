//! A `search_scope` without keywords: no question finds this master (masters.md §1.5).

use crate::checks::{Check, Edit, Found, Run, shape};
use crate::model::{Master, Node, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "search/keywords-missing",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"keywords\": [\n      \"僧璨\",\n      \"信心铭\",\n      \"至道无难\",\n      \"拣择\",\n      \"憎爱\",\n      \"信心不二\"\n    ]",
        with: "\"keywords\": []",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: ",\n      \"憎爱\",\n      \"信心不二\"",
        with: "",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let mut found = shape::missing(master, "/search_scope", &["keywords"]);
    let empty = |list: &Node| list.as_array().is_some_and(<[_]>::is_empty);
    found.extend(
        shape::found_if(master, "/search_scope/keywords", empty).map(|f| f.with("key", "keywords")),
    );
    found
}
