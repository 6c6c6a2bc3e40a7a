//! A persona without a single excerpt file.

use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Layout, Master, Place, Severity};

/// See the catalogue.
pub const CHECK: Check = Check {
    code: "excerpts/no-file",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Remove {
        file: "master-sengcan/sources/xinxinming-excerpts.md",
    }],
    silent: &[Edit::Write {
        file: "master-sengcan/sources/second-excerpts.md",
        text: "# 另一\n",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let folder = master.path("sources");
    let there = master.files.keys().any(|path| {
        path.below(folder.as_str())
            .is_some_and(|name| name.ends_with(".md") && name != "INDEX.md")
    });
    if there || master.layout == Layout::Generated {
        return Vec::new();
    }
    vec![Found::at(Place::file(&folder)).with("folder", folder.as_str())]
}
