//! A voice file without neutral words to open with.

use super::neutral::{OPENING, neutral_part};
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Place, Severity};

/// The check (masters.md §1.12).
pub const CHECK: Check = Check {
    code: "voice/neutral-opening-missing",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/references/voice.md",
        find: "**首轮中立开场**：",
        with: "",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/references/voice.md",
        find: "**首轮中立开场**：",
        with: "**Neutral opening**:",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let without = master
        .voice
        .read()
        .filter(|voice| neutral_part(voice, &OPENING).is_none());
    without
        .map(|voice| Found::at(Place::file(&voice.file.path)))
        .into_iter()
        .collect()
}
