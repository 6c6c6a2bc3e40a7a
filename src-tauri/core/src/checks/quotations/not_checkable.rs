//! A quotation of a work that the library does not have.

use super::Quoted;

use crate::checks::{Check, Edit, Found, Run};
use crate::model::Severity;
use crate::quotation::{Kind, Reason};

/// See the catalogue.
pub const CHECK: Check = Check {
    code: "quotations/not-checkable",
    severity: Severity::Info,
    run: Run::Quotations(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/sources/xinxinming-excerpts.md",
        find: "【《信心铭》卷1，T48n2010】",
        with: "【《坛经》卷1，T48n2008】",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/sources/xinxinming-excerpts.md",
        find: "【《信心铭》卷1，T48n2010】",
        with: "【《信心铭》，T48n2010】",
    }],
};

fn run(quoted: &Quoted<'_>) -> Vec<Found> {
    match (quoted.verdict.kind, quoted.work()) {
        (Kind::NotCheckable(Reason::WorkNotHeld), Some(work)) => {
            vec![quoted.whole().with("work", work)]
        }
        _ => Vec::new(),
    }
}
