//! A rule of the neutral first turn that lists no forms of address.

use super::neutral::{forbidden, rule};
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Place, Severity};

/// The check (masters.md §1.12).
pub const CHECK: Check = Check {
    code: "voice/forbidden-address-unlisted",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/references/voice.md",
        find: "禁用于首轮的称谓：居士、善信、行者、学人、大众、道友。",
        with: "",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/references/voice.md",
        find: "禁用于首轮的称谓：居士、善信、行者、学人、大众、道友。",
        with: "首轮禁用“居士/善信”。",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let Some(voice) = master.voice.read() else {
        return Vec::new();
    };
    let line = rule(voice).filter(|line| forbidden(line.of(&voice.file.text)).is_empty());
    line.map(|line| Found::at(Place::span(&voice.file, line)))
        .into_iter()
        .collect()
}
