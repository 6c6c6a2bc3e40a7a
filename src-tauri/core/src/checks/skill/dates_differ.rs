//! Dates that do not agree with meta.json.

use super::front::Front;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};

/// The check (masters.md §1.15, DATES_DIFFER).
pub const CHECK: Check = Check {
    code: "skill/dates-differ",
    severity: Severity::Warning,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/SKILL.md",
        find: "dates: ?-606",
        with: "dates: ?-607",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/SKILL.md",
        find: "dates: ?-606",
        with: "dates: 卒于606年",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let (Some(front), Some(meta)) = (Front::of(master), master.meta()) else {
        return Vec::new();
    };
    let (Some((dates, span)), Some(era)) = (front.words("dates"), meta.str("era")) else {
        return Vec::new();
    };
    if agree(&numbers(dates), &numbers(era)) {
        return Vec::new();
    }
    vec![front.found(span).with("dates", dates).with("era", era)]
}

/// Whether two dates say the same, as far as both give years, or both give centuries only.
fn agree(ours: &[&str], theirs: &[&str]) -> bool {
    let years = |numbers: &[&str]| -> Vec<String> {
        numbers
            .iter()
            .filter(|n| n.len() >= 3)
            .map(|n| (*n).to_owned())
            .collect()
    };
    let (our_years, their_years) = (years(ours), years(theirs));
    match (our_years.is_empty(), their_years.is_empty()) {
        (false, false) => our_years == their_years,
        (true, true) => ours.is_empty() || theirs.is_empty() || ours == theirs,
        _ => true,
    }
}

/// The numbers of a date, in order, without leading zeros; the words around them do not matter.
fn numbers(words: &str) -> Vec<&str> {
    let numbers = words
        .split(|c: char| !c.is_ascii_digit())
        .filter(|number| !number.is_empty());
    numbers
        .map(|number| number.trim_start_matches('0'))
        .collect()
}
