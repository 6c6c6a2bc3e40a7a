//! A row of INDEX that names a file which is not there.

use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Place, Severity};

/// See the catalogue.
pub const CHECK: Check = Check {
    code: "index/missing-file",
    severity: Severity::Error,
    run: Run::Master(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/sources/INDEX.md",
        find: "`xinxinming-excerpts.md`",
        with: "`xinming-excerpts.md`",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/sources/INDEX.md",
        find: "《信心铭》",
        with: "《信心铭》（全）",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let Some(index) = master.index.read() else {
        return Vec::new();
    };
    let gone = index.rows.iter().filter(|row| {
        let path = master.path(&format!("sources/{}", row.file));
        !master.files.contains_key(&path)
    });
    gone.map(|row| {
        let place = Place::span(&index.markdown.file, row.file_span);
        Found::at(place).with("file", &row.file)
    })
    .collect()
}
