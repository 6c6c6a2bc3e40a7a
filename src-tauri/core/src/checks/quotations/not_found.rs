//! A quotation of which less than half stands in the texts.

use super::Quoted;

use crate::checks::{Check, Edit, Found, Run};
use crate::model::Severity;
use crate::quotation::Kind;

/// See the catalogue.
pub const CHECK: Check = Check {
    code: "quotations/not-found",
    severity: Severity::Warning,
    run: Run::Quotations(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/sources/xinxinming-excerpts.md",
        find: "一即一切，一切即一。但能如是，何慮不畢。信心不二，不二信心。言語道斷，非去來今。",
        with: "天高地迥，覺宇宙之無窮；興盡悲來，識盈虛之有數。",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/sources/xinxinming-excerpts.md",
        find: "一即一切，一切即一。但能如是，何慮不畢。",
        with: "一即一切，一切即一。",
    }],
};

fn run(quoted: &Quoted<'_>) -> Vec<Found> {
    match (quoted.verdict.kind, quoted.work()) {
        (Kind::NotFound, Some(work)) => vec![quoted.whole().with("work", work)],
        _ => Vec::new(),
    }
}
