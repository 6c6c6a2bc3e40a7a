//! An excerpt file that no row of INDEX names.

use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Place, Severity};

/// See the catalogue.
pub const CHECK: Check = Check {
    code: "index/unlisted-file",
    severity: Severity::Warning,
    run: Run::Master(run),
    fires: &[Edit::Write {
        file: "master-sengcan/sources/second-excerpts.md",
        text: "# 另一\n\n## 至道\n\n> 唯嫌揀擇。\n\n【《信心铭》，T48n2010】\n",
    }],
    silent: &[Edit::Write {
        file: "master-sengcan/sources/notes.txt",
        text: "笔记\n",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let Some(index) = master.index.read().filter(|i| !i.rows.is_empty()) else {
        return Vec::new();
    };
    let folder = master.path("sources");
    let listed = |name: &str| index.rows.iter().any(|row| row.file == name);
    master
        .files
        .keys()
        .filter(|path| {
            path.below(folder.as_str())
                .is_some_and(|name| name.ends_with(".md") && name != "INDEX.md" && !listed(name))
        })
        .map(|path| Found::at(Place::file(path)).with("file", path.file_name()))
        .collect()
}
