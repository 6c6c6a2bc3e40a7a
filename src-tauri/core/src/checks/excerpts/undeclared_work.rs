//! An excerpt of a work that the master does not declare.

use crate::checks::undeclared::undeclared_works;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};
use crate::text::Span;

/// See the catalogue.
pub const CHECK: Check = Check {
    code: "excerpts/undeclared-work",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/sources/xinxinming-excerpts.md",
        find: "【《信心铭》卷1，T48n2010】",
        with: "【《信心铭》卷1，T48n2011】",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/sources/xinxinming-excerpts.md",
        find: "【《信心铭》卷1，T48n2010】",
        with: "【《信心铭》卷1，T2010】",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let files = master.excerpts.iter().map(|e| &e.markdown.file);
    files
        .flat_map(|file| undeclared_works(master, file, Span::new(0, file.text.len())))
        .collect()
}
