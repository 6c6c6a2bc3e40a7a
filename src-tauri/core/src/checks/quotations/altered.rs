//! Characters of a quotation that are others in the text.

use super::Quoted;
use super::quoted::shown;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::Severity;

/// See the catalogue.
pub const CHECK: Check = Check {
    code: "quotations/altered",
    severity: Severity::Error,
    run: Run::Quotations(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/sources/xinxinming-excerpts.md",
        find: "唯嫌揀擇",
        with: "唯嫌分別",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/sources/xinxinming-excerpts.md",
        find: "唯嫌揀擇",
        with: "唯嫌拣择",
    }],
};

fn run(quoted: &Quoted<'_>) -> Vec<Found> {
    let replaced = quoted
        .differences()
        .filter(|(_, one)| !one.quoted.is_empty() && !one.source.is_empty());
    let found = replaced.map(|(piece, one)| {
        let found = quoted.part(one.quoted).with("source", &one.source);
        found.with("where", shown(&piece.first))
    });
    found.collect()
}
