//! Characters of a quotation that stand nowhere in the text.

use super::Quoted;
use super::quoted::shown;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::Severity;
use crate::quotation::Kind;

/// See the catalogue.
pub const CHECK: Check = Check {
    code: "quotations/added",
    severity: Severity::Error,
    run: Run::Quotations(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/sources/xinxinming-excerpts.md",
        find: "唯嫌揀擇",
        with: "唯嫌諸揀擇",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/sources/xinxinming-excerpts.md",
        find: "唯嫌揀擇",
        with: "唯嫌、揀擇",
    }],
};

fn run(quoted: &Quoted<'_>) -> Vec<Found> {
    let verdict = quoted.verdict;
    let added = quoted
        .differences()
        .filter(|(_, one)| one.source.is_empty())
        .map(|(piece, one)| (one.quoted, &piece.first));
    let nowhere = verdict
        .nowhere
        .iter()
        .filter(|_| verdict.kind == Kind::Altered)
        .filter_map(|words| Some((*words, &verdict.pieces.first()?.first)));
    let found = added
        .chain(nowhere)
        .map(|(words, locus)| quoted.part(words).with("where", shown(locus)));
    found.collect()
}
