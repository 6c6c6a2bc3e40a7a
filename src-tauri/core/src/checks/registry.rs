//! The list of all checks, family by family. A check that is not here does not exist.

use super::{Check, Run};
use super::{
    catalog, contract, critique, curriculum, ethics, excerpts, fidelity, files, index, links, lore,
    meta, modes, phrases, quotations, references, routing, search, skill, sources, style, voice,
};

/// Every family in reading order.
pub const CATALOGUE: &[&[&Check]] = &[
    files::CHECKS,
    meta::CHECKS,
    sources::CHECKS,
    contract::CHECKS,
    search::CHECKS,
    style::CHECKS,
    phrases::CHECKS,
    lore::CHECKS,
    critique::CHECKS,
    skill::CHECKS,
    excerpts::CHECKS,
    index::CHECKS,
    references::CHECKS,
    voice::CHECKS,
    fidelity::CHECKS,
    ethics::CHECKS,
    routing::CHECKS,
    catalog::CHECKS,
    curriculum::CHECKS,
    modes::CHECKS,
    links::CHECKS,
    quotations::CHECKS,
];

/// How many checks were run: those of quotations only where a library was asked.
#[must_use]
pub fn count(with_quotations: bool) -> usize {
    let all = CATALOGUE.iter().flat_map(|family| family.iter());
    let needs_library = |check: &&&Check| matches!(check.run, Run::Quotations(_));
    all.filter(|check| with_quotations || !needs_library(check))
        .count()
}

/// The check of that code.
#[must_use]
pub fn check_by_code(code: &str) -> Option<&'static Check> {
    CATALOGUE
        .iter()
        .flat_map(|family| family.iter())
        .copied()
        .find(|c| c.code == code)
}
