//! A voice file without one of the layers above the hard rules.

use super::layers::layer;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Place, Severity};

/// The check (masters.md §1.12).
pub const CHECK: Check = Check {
    code: "voice/layer-missing",
    severity: Severity::Warning,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/references/voice.md",
        find: "## Layer 3：",
        with: "## ",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/references/voice.md",
        find: "## Layer 3：",
        with: "## Layer 3 · ",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let Some(voice) = master.voice.read() else {
        return Vec::new();
    };
    (1..=3)
        .filter(|number| layer(voice, *number).is_none())
        .map(|number| Found::at(Place::file(&voice.file.path)).with("layer", number.to_string()))
        .collect()
}
