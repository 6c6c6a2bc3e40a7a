//! A persona without `sources/INDEX.md`.

use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Layout, Master, Place, Severity};

/// See the catalogue.
pub const CHECK: Check = Check {
    code: "index/missing",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Remove {
        file: "master-sengcan/sources/INDEX.md",
    }],
    silent: &[Edit::Write {
        file: "master-sengcan/sources/INDEX.md",
        text: "# 目录\n\n| `xinxinming-excerpts.md` | 《信心铭》 | T48n2010 | 至道无难、违顺相争、信心不二 |\n",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let gone = master.index.is_absent() && master.layout == Layout::Normal;
    let path = master.path("sources/INDEX.md");
    let found = gone.then(|| Found::at(Place::file(&path)).with("file", path.as_str()));
    found.into_iter().collect()
}
