//! A row of INDEX that names a declared work without the volume it is declared with.

use crate::checks::undeclared::short_identifiers;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};

/// See the catalogue.
pub const CHECK: Check = Check {
    code: "index/short-identifier",
    severity: Severity::Info,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/sources/INDEX.md",
        find: "| T48n2010 |",
        with: "| T2010 |",
    }],
    silent: &[Edit::Append {
        file: "master-sengcan/sources/INDEX.md",
        text: "\n- 也可写作 T2010\n",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let Some(index) = master.index.read() else {
        return Vec::new();
    };
    let file = &index.markdown.file;
    let rows = index.rows.iter();
    rows.flat_map(|row| short_identifiers(master, file, row.span))
        .collect()
}
