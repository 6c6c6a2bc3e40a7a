//! A forbidden form of address in a neutral part.

use super::neutral::{ADDRESS, OPENING, forbidden, neutral_part, rule, uses_of};
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Place, Severity};

/// The check (masters.md §1.12).
pub const CHECK: Check = Check {
    code: "voice/forbidden-address",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/references/voice.md",
        find: "- 先看问题里",
        with: "- 居士，先看问题里",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/references/voice.md",
        find: "- 先看问题里",
        with: "- 您先看问题里",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let Some(voice) = master.voice.read() else {
        return Vec::new();
    };
    let text = &voice.file.text;
    let forms = rule(voice)
        .map(|line| forbidden(line.of(text)))
        .unwrap_or_default();
    let parts = [neutral_part(voice, &OPENING), neutral_part(voice, &ADDRESS)];
    let uses = parts
        .into_iter()
        .flatten()
        .flat_map(|part| uses_of(&forms, text, part));
    uses.map(|span| Found::at(Place::span(&voice.file, span)).with("word", span.of(text)))
        .collect()
}
