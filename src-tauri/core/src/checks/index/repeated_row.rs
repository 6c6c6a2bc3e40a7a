//! Two rows of INDEX for one file.

use std::collections::BTreeSet;

use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Place, Severity};

/// See the catalogue.
pub const CHECK: Check = Check {
    code: "index/repeated-row",
    severity: Severity::Warning,
    run: Run::Master(run),
    fires: &[Edit::Append {
        file: "master-sengcan/sources/INDEX.md",
        text: "\n| `xinxinming-excerpts.md` | 《信心铭》 | T48n2010 | 至道无难、违顺相争、信心不二 |\n",
    }],
    silent: &[Edit::Append {
        file: "master-sengcan/sources/INDEX.md",
        text: "\n见上表 `xinxinming-excerpts.md`。\n",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let Some(index) = master.index.read() else {
        return Vec::new();
    };
    let mut seen = BTreeSet::new();
    let again = index.rows.iter().filter(|row| !seen.insert(&row.file));
    again
        .map(|row| {
            let place = Place::span(&index.markdown.file, row.file_span);
            Found::at(place).with("file", &row.file)
        })
        .collect()
}
