//! A part of the style shorter than 30 or longer than 80 characters (masters.md §1.6).

use super::part::{is_padded, length, parts_if};
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "style/length",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "四字为句，平静简短，不多作解释；总是从憎爱拣择的一念说起，回到不二的信心。",
        with: "四字为句，平静简短。",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "四字为句，平静简短，不多作解释；总是从憎爱拣择的一念说起，回到不二的信心。",
        with: "四字为句，平静简短，不多作解释；总是从憎爱拣择的一念说起。…",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    parts_if(master, |words| {
        !is_padded(words) && !(30..=80).contains(&length(words))
    })
}
