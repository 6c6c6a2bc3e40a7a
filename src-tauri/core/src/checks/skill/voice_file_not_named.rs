//! Instructions that never send the model to the voice file.

use super::instructions::body;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Place, Severity};

/// The check (masters.md §2.1).
pub const CHECK: Check = Check {
    code: "skill/voice-file-not-named",
    severity: Severity::Warning,
    run: Run::Persona(run),
    fires: &[
        Edit::Replace {
            file: "master-sengcan/SKILL.md",
            find: "- 口气：读 `references/voice.md` §语言特点\n",
            with: "",
        },
        Edit::Replace {
            file: "master-sengcan/SKILL.md",
            find: "，规则见 `references/voice.md` §Layer 0：硬规则",
            with: "",
        },
    ],
    silent: &[Edit::Append {
        file: "master-sengcan/SKILL.md",
        text: "\n另见编者的话。\n",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let unnamed = master
        .skill
        .read()
        .filter(|skill| !body(skill).contains("voice.md"));
    unnamed
        .map(|skill| Found::at(Place::file(&skill.markdown.file.path)))
        .into_iter()
        .collect()
}
