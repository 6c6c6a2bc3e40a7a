//! An INDEX without a single row that names a file.

use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Place, Severity};

/// See the catalogue.
pub const CHECK: Check = Check {
    code: "index/no-table",
    severity: Severity::Error,
    run: Run::Master(run),
    fires: &[Edit::Write {
        file: "master-sengcan/sources/INDEX.md",
        text: "# 目录\n\n见 xinxinming-excerpts.md。\n",
    }],
    silent: &[Edit::Write {
        file: "master-sengcan/sources/INDEX.md",
        text: "# 目录\n\n| `xinxinming-excerpts.md` | 《信心铭》 | T48n2010 | 至道无难、违顺相争、信心不二 |\n",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let index = master.index.read().filter(|index| index.rows.is_empty());
    let found = index.map(|index| Found::at(Place::file(&index.markdown.file.path)));
    found.into_iter().collect()
}
