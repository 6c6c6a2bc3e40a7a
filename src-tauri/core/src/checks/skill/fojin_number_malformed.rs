//! A FoJin text number that is none.

use super::front::Front;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};

/// The check (masters.md §1.15, FOJIN_ID_NOT_NUMERIC).
pub const CHECK: Check = Check {
    code: "skill/fojin-number-malformed",
    severity: Severity::Warning,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/SKILL.md",
        find: "    cbeta_id: T48n2010\n",
        with: "    cbeta_id: T48n2010\n    fojin_text_id: T48n2010\n",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/SKILL.md",
        find: "    cbeta_id: T48n2010\n",
        with: "    cbeta_id: T48n2010\n    fojin_text_id: 60\n",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let Some(front) = Front::of(master) else {
        return Vec::new();
    };
    let numbers = front.matter.sources().filter_map(|source| source.fojin);
    numbers
        .filter(|(number, _)| !is_number(number.trim()))
        .map(|(number, span)| front.found(span).with("number", number))
        .collect()
}

fn is_number(words: &str) -> bool {
    !words.is_empty() && words.bytes().all(|b| b.is_ascii_digit())
}
