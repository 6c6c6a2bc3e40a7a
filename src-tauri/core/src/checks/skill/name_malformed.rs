//! A name that no host accepts.

use super::front::Front;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};

/// The check (the AgentSkills format).
pub const CHECK: Check = Check {
    code: "skill/name-malformed",
    severity: Severity::Error,
    run: Run::Master(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/SKILL.md",
        find: "name: master-sengcan",
        with: "name: Master Sengcan",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/SKILL.md",
        find: "name: master-sengcan",
        with: "name: master-sengcan-2",
    }],
};

/// The longest name (the AgentSkills format).
const LONGEST: usize = 64;

fn run(master: &Master) -> Vec<Found> {
    let Some(front) = Front::of(master) else {
        return Vec::new();
    };
    let name = front
        .words("name")
        .filter(|(name, _)| !is_well_formed(name));
    name.map(|(name, span)| front.found(span).with("name", name))
        .into_iter()
        .collect()
}

/// Lowercase letters and digits in words joined by single hyphens.
fn is_well_formed(name: &str) -> bool {
    let word = |word: &str| {
        !word.is_empty()
            && word
                .bytes()
                .all(|b| b.is_ascii_lowercase() || b.is_ascii_digit())
    };
    name.len() <= LONGEST && name.split('-').all(word)
}
