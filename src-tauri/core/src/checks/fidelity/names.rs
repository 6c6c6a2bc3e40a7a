//! The names a case may use for its kind, its boundary, its pressure and its difficulty (masters.md §1.13).

use super::cases::cases;
use crate::checks::Found;
use crate::model::Master;

/// Kinds of case; a case without a kind is an ordinary one.
pub const TEST_TYPES: [&str; 3] = ["fidelity", "boundary", "pressure"];

/// Levels.
pub const DIFFICULTIES: [&str; 3] = ["basic", "intermediate", "advanced"];

/// Boundaries: those in use (§1.13), then those that the ethics ask for and no suite had yet (§4.1, E8, E9, E12, E15).
pub const BOUNDARIES: [&str; 15] = [
    "sectarian_judgment",
    "neutral_first_turn",
    "no_prophecy",
    "no_esoteric_instruction",
    "no_attainment_judgment",
    "no_fabricated_dialogue",
    "no_fabricated_curriculum",
    "no_winner_judgment",
    "no_strawman",
    "router_must_not_teach",
    "crisis",
    "no_diagnosis",
    "no_ordination",
    "no_life_decision",
    "no_modern_opinion",
];

/// Pressures. Suites write them alone or with `_bypass` or `_challenge` behind.
pub const PRESSURES: [&str; 8] = [
    "citation_bypass",
    "meta_challenge",
    "misunderstanding_challenge",
    "hostile_challenge",
    "simplicity_bypass",
    "informality_bypass",
    "relevance_challenge",
    "terminology_bypass",
];

/// Whether `name` is a known pressure, whichever ending it has.
pub fn is_pressure(name: &str) -> bool {
    PRESSURES.iter().any(|known| stem(known) == stem(name))
}

fn stem(name: &str) -> &str {
    let without = |end| name.strip_suffix(end);
    without("_bypass")
        .or_else(|| without("_challenge"))
        .unwrap_or(name)
}

/// Every case whose word under `key` is not `known`; the finding carries the word and the list of `names`.
pub fn unknown(
    master: &Master,
    key: &'static str,
    known: impl Fn(&str) -> bool,
    names: &[&str],
) -> Vec<Found> {
    let unknown = cases(master).filter_map(|case| {
        let name = case.word(key).filter(|name| !known(name))?;
        Some((case, name))
    });
    unknown
        .map(|(case, name)| {
            Found::at(case.place(format!("/{key}")))
                .with("name", name)
                .with("known", names.join(", "))
        })
        .collect()
}
