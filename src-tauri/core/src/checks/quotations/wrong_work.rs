//! A quotation that stands in another work than it says.

use super::Quoted;
use super::quoted::shown;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::Severity;
use crate::quotation::Kind;

/// See the catalogue.
pub const CHECK: Check = Check {
    code: "quotations/wrong-work",
    severity: Severity::Error,
    run: Run::Quotations(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/sources/xinxinming-excerpts.md",
        find: "【《信心铭》卷1，T48n2010】",
        with: "【《证道歌》卷1，T48n2014】",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/sources/xinxinming-excerpts.md",
        find: "【《信心铭》卷1，T48n2010】",
        with: "【《信心铭》卷1，T2010】",
    }],
};

fn run(quoted: &Quoted<'_>) -> Vec<Found> {
    let first = quoted.verdict.pieces.first();
    let (Kind::WrongWork, Some(first), Some(work)) = (quoted.verdict.kind, first, quoted.work())
    else {
        return Vec::new();
    };
    let found = quoted.whole().with("work", work);
    vec![found.with("where", shown(&first.first))]
}
