//! A `meta.json` that begins with a byte order mark (masters.md §1.1).

use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Part, Place, Severity};
use crate::text::Span;

/// The check.
pub const CHECK: Check = Check {
    code: "meta/byte-order-mark",
    severity: Severity::Warning,
    run: Run::Master(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "{",
        with: "\u{feff}{",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "{",
        with: "\n{",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let file = match &master.meta {
        Part::Read(meta) => &meta.doc.file,
        Part::Broken(file, _) => file,
        Part::Absent | Part::Unreadable(_) => return Vec::new(),
    };
    let mark = Span::new(0, '\u{feff}'.len_utf8());
    file.has_bom()
        .then(|| Found::at(Place::span(file, mark)))
        .into_iter()
        .collect()
}
