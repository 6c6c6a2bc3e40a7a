//! A quotation that stands in the work, but not where it says.

use super::Quoted;
use super::quoted::shown;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::Severity;
use crate::quotation::Kind;

/// See the catalogue.
pub const CHECK: Check = Check {
    code: "quotations/wrong-place",
    severity: Severity::Warning,
    run: Run::Quotations(run),
    fires: &[Edit::Replace {
        file: "master-yongjia-xuanjue/sources/chuandenglu-excerpts.md",
        find: "【《景德传灯录》卷5，T51n2076】",
        with: "【《景德传灯录》卷28，T51n2076】",
    }],
    silent: &[Edit::Replace {
        file: "master-yongjia-xuanjue/sources/chuandenglu-excerpts.md",
        find: "【《景德传灯录》卷5，T51n2076】",
        with: "【《景德传灯录》卷五，T51n2076】",
    }],
};

fn run(quoted: &Quoted<'_>) -> Vec<Found> {
    let first = quoted.verdict.pieces.first();
    let claim = quoted.claimed.claim.as_ref();
    let (Kind::WrongPlace, Some(first), Some(claim)) = (quoted.verdict.kind, first, claim) else {
        return Vec::new();
    };
    let juan = || claim.juan.map(|juan| format!("卷{juan}"));
    let claimed = claim.line.clone().or_else(juan).unwrap_or_default();
    let found = quoted.whole().with("claimed", claimed);
    vec![found.with("where", shown(&first.first))]
}
