//! Fewer than three signature phrases, or more than seven (masters.md §1.6).

use crate::checks::{Check, Edit, Found, Run, shape};
use crate::model::{Master, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "phrases/count",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"至道无难\",\n    \"唯嫌拣择\",\n    \"信心不二\"\n",
        with: "\"至道无难\",\n    \"唯嫌拣择\"\n",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "    \"至道无难\",\n    \"唯嫌",
        with: "    \"至道无难\",\n    \"憎爱\",\n    \"唯嫌",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let Some(phrases) = master
        .meta()
        .and_then(|m| m.root().get("signature_phrases")?.as_array())
    else {
        return Vec::new();
    };
    let wrong = !(3..=7).contains(&phrases.len());
    shape::found_if(master, "/signature_phrases", |_| wrong)
        .map(|f| f.with("count", phrases.len().to_string()))
        .into_iter()
        .collect()
}
