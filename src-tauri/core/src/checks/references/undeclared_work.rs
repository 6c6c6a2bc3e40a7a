//! A reference file that points to a work which the master does not declare.

use super::files;
use crate::checks::undeclared::undeclared_works;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};
use crate::text::Span;

/// See the catalogue.
pub const CHECK: Check = Check {
    code: "references/undeclared-work",
    severity: Severity::Warning,
    run: Run::Persona(run),
    fires: &[Edit::Append {
        file: "master-sengcan/references/teaching.md",
        text: "\n> 出处：【《大乘起信论》，T32n1666】\n",
    }],
    silent: &[Edit::Append {
        file: "master-sengcan/references/teaching.md",
        text: "\n可与《大乘起信论》对读；又见 T2010。\n",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    files(master)
        .map(|markdown| &markdown.file)
        .flat_map(|file| undeclared_works(master, file, Span::new(0, file.text.len())))
        .collect()
}
