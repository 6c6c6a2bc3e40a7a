//! A voice file without Layer 0.

use super::layers::layer;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Place, Severity};

/// The check (masters.md §1.12).
pub const CHECK: Check = Check {
    code: "voice/hard-rules-missing",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/references/voice.md",
        find: "## Layer 0：",
        with: "## Layer zero：",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/references/voice.md",
        find: "## Layer 0：",
        with: "## 第零层：",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let bare = master
        .voice
        .read()
        .filter(|voice| layer(voice, 0).is_none());
    bare.map(|voice| Found::at(Place::file(&voice.file.path)))
        .into_iter()
        .collect()
}
