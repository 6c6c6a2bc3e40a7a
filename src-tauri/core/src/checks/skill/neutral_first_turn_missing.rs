//! Instructions without the neutral first turn.

use super::instructions::lacks;
use crate::checks::wording::NEUTRAL_FIRST_TURN;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};

/// The check (masters.md §2.1).
pub const CHECK: Check = Check {
    code: "skill/neutral-first-turn-missing",
    severity: Severity::Warning,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/SKILL.md",
        find: "2. 首轮身份中立，规则见 `references/voice.md` §Layer 0：硬规则。\n",
        with: "",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/SKILL.md",
        find: "2. 首轮身份中立，规则见",
        with: "2. The first turn is neutral, see",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    lacks(master, &[&NEUTRAL_FIRST_TURN])
}
