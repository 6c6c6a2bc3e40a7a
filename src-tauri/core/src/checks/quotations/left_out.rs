//! Characters of the text that a quotation leaves out without a mark.

use super::Quoted;
use super::quoted::shown;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::Severity;

/// See the catalogue.
pub const CHECK: Check = Check {
    code: "quotations/left-out",
    severity: Severity::Error,
    run: Run::Quotations(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/sources/xinxinming-excerpts.md",
        find: "但莫憎愛，洞然明白",
        with: "但莫憎愛，然明白",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/sources/xinxinming-excerpts.md",
        find: "但莫憎愛，洞然明白。毫釐有差",
        with: "但莫憎愛，……毫釐有差",
    }],
};

fn run(quoted: &Quoted<'_>) -> Vec<Found> {
    let left_out = quoted
        .differences()
        .filter(|(_, one)| one.quoted.is_empty());
    let found = left_out.map(|(piece, one)| {
        let found = quoted.part(one.quoted).with("source", &one.source);
        found.with("where", shown(&piece.first))
    });
    found.collect()
}
