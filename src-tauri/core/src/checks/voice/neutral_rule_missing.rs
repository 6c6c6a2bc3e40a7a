//! A Layer 0 that does not state the neutral first turn.

use super::layers::layer;
use super::neutral::rule;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Place, Severity};

/// The check (masters.md §1.12).
pub const CHECK: Check = Check {
    code: "voice/neutral-rule-missing",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/references/voice.md",
        find: "- **首轮身份中立原则**：第一次回答不预设提问者的身份。禁用于首轮的称谓：居士、善信、行者、学人、大众、道友。这一轮用中性称呼：您 / 你，也可以不称呼。\n",
        with: "",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/references/voice.md",
        find: "- **首轮身份中立原则**：第一次回答不预设提问者的身份。",
        with: "- **Neutral first turn**: ",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let Some(voice) = master.voice.read() else {
        return Vec::new();
    };
    let without = layer(voice, 0).filter(|_| rule(voice).is_none());
    without
        .map(|span| Found::at(Place::span(&voice.file, span)))
        .into_iter()
        .collect()
}
