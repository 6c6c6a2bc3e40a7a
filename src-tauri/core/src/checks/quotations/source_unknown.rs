//! Words in quotation marks that name no source and stand in no text.

use super::Quoted;

use crate::checks::{Check, Edit, Found, Run};
use crate::model::Severity;
use crate::quotation::Kind;

/// See the catalogue.
pub const CHECK: Check = Check {
    code: "quotations/source-unknown",
    severity: Severity::Info,
    run: Run::Quotations(run),
    fires: &[Edit::Append {
        file: "master-sengcan/references/teaching.md",
        text: "\n论者有言：「天高地迥，覺宇宙之無窮」。\n",
    }],
    silent: &[Edit::Append {
        file: "master-sengcan/references/teaching.md",
        text: "\n铭文有言：「至道無難，唯嫌揀擇」。\n",
    }],
};

fn run(quoted: &Quoted<'_>) -> Vec<Found> {
    match (quoted.verdict.kind, quoted.work()) {
        (Kind::NotFound, None) => vec![quoted.whole()],
        _ => Vec::new(),
    }
}
