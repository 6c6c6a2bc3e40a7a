//! A persona without its teaching or its voice file.

use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Place, Severity};

/// See the catalogue.
pub const CHECK: Check = Check {
    code: "references/missing-file",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Remove {
        file: "master-sengcan/references/teaching.md",
    }],
    silent: &[Edit::Write {
        file: "master-sengcan/references/notes.md",
        text: "# 札记\n",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    [
        (&master.teaching, master.teaching_path()),
        (&master.voice, master.voice_path()),
    ]
    .into_iter()
    .filter(|(part, _)| part.is_absent())
    .map(|(_, path)| Found::at(Place::file(&path)).with("file", path.as_str()))
    .collect()
}
