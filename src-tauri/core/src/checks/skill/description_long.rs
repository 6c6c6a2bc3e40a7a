//! A description that is too long.

use super::front::Front;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};

/// The check (masters.md §1.9).
pub const CHECK: Check = Check {
    code: "skill/description-long",
    severity: Severity::Error,
    run: Run::Master(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/SKILL.md",
        find: "读者问到僧璨",
        with: LONG,
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/SKILL.md",
        find: "description: 读者",
        with: "description: 每当读者",
    }],
};

/// The longest description in characters.
const LONGEST: usize = 500;

/// A description of that length by itself.
const LONG: &str = match std::str::from_utf8(&[b'x'; LONGEST]) {
    Ok(words) => words,
    Err(_) => "",
};

fn run(master: &Master) -> Vec<Found> {
    let Some(front) = Front::of(master) else {
        return Vec::new();
    };
    let long = front
        .words("description")
        .map(|(words, span)| (words.chars().count(), span));
    long.filter(|(count, _)| *count > LONGEST)
        .map(|(count, span)| front.found(span).with("count", count.to_string()))
        .into_iter()
        .collect()
}
