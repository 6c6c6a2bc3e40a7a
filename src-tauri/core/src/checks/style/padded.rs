//! A part of the style that is blank, or is long only by its blanks (masters.md §1.6).

use super::part::{is_padded, parts_if};
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "style/padded",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "四字为句，平静简短，不多作解释；总是从憎爱拣择的一念说起，回到不二的信心。",
        with: "                                        ",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "四字为句，平静简短，",
        with: "四字为句， 平静简短， ",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    parts_if(master, is_padded)
}
