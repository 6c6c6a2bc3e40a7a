//! A teaching mode with a citation contract of its own.

use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Place, Severity};

/// The check (masters.md §2.1).
pub const CHECK: Check = Check {
    code: "modes/contract",
    severity: Severity::Error,
    run: Run::Master(run),
    fires: &[
        Edit::Write {
            file: "master-niutou/SKILL.md",
            text: "---\nname: master-niutou\nkind: meta-skill\n---\n",
        },
        Edit::Write {
            file: "master-niutou/meta.json",
            text: "{\"kind\": \"meta-skill\", \"citation_contract\": {}}\n",
        },
    ],
    silent: &[
        Edit::Write {
            file: "master-niutou/SKILL.md",
            text: "---\nname: master-niutou\nkind: meta-skill\n---\n",
        },
        Edit::Write {
            file: "master-niutou/meta.json",
            text: "{\"kind\": \"meta-skill\"}\n",
        },
    ],
};

/// What else would make the folder a persona's.
const PERSONA_FIELDS: [&str; 4] = ["sources", "style", "signature_phrases", "search_scope"];

fn run(master: &Master) -> Vec<Found> {
    let Some(meta) = master.meta().filter(|_| calls_itself_a_mode(master)) else {
        return Vec::new();
    };
    let is_persona = PERSONA_FIELDS
        .iter()
        .any(|field| meta.root().get(field).is_some());
    if is_persona || meta.root().get("citation_contract").is_none() {
        return Vec::new();
    }
    vec![Found::at(Place::json(&meta.doc, "/citation_contract"))]
}

fn calls_itself_a_mode(master: &Master) -> bool {
    let front = master
        .skill
        .read()
        .and_then(|skill| skill.front.as_ref()?.as_ref().ok());
    front.is_some_and(|front| front.str("kind") == Some("meta-skill"))
}
