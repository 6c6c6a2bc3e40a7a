//! A row of INDEX that names a work which the master does not declare.

use crate::checks::undeclared::undeclared_works;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};

/// See the catalogue.
pub const CHECK: Check = Check {
    code: "index/undeclared-work",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/sources/INDEX.md",
        find: "| T48n2010 |",
        with: "| T48n2011 |",
    }],
    silent: &[Edit::Append {
        file: "master-sengcan/sources/INDEX.md",
        text: "\n- 写作 `【《大乘起信论》，T32n1666】`\n",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let Some(index) = master.index.read() else {
        return Vec::new();
    };
    let file = &index.markdown.file;
    let rows = index.rows.iter();
    rows.flat_map(|row| undeclared_works(master, file, row.span))
        .collect()
}
