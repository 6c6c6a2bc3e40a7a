//! A declared work named without the volume it is declared with.

use crate::checks::undeclared::short_identifiers;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};
use crate::text::Span;

/// See the catalogue.
pub const CHECK: Check = Check {
    code: "excerpts/short-identifier",
    severity: Severity::Info,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/sources/xinxinming-excerpts.md",
        find: "【《信心铭》卷1，T48n2010】",
        with: "【《信心铭》卷1，T2010】",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/sources/xinxinming-excerpts.md",
        find: "【《信心铭》卷1，T48n2010】",
        with: "【《信心铭》卷1，T48n2010_p0376b】",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let files = master.excerpts.iter().map(|e| &e.markdown.file);
    files
        .flat_map(|file| short_identifiers(master, file, Span::new(0, file.text.len())))
        .collect()
}
