//! A FoJin link in INDEX that opens another work than its row names.

use crate::checks::fojin_links::LinkMap;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};

/// See the catalogue.
pub const CHECK: Check = Check {
    code: "index/link-to-another-work",
    severity: Severity::Error,
    run: Run::Master(run),
    fires: &[
        Edit::Replace {
            file: "master-sengcan/SKILL.md",
            find: "cbeta_id: T48n2010",
            with: "cbeta_id: T48n2010\n    fojin_text_id: 60",
        },
        Edit::Replace {
            file: "master-sengcan/sources/INDEX.md",
            find: "| T48n2010 |",
            with: "| T48n2010 [61](https://fojin.app/texts/61) |",
        },
    ],
    silent: &[
        Edit::Replace {
            file: "master-sengcan/SKILL.md",
            find: "cbeta_id: T48n2010",
            with: "cbeta_id: T48n2010\n    fojin_text_id: 60",
        },
        Edit::Replace {
            file: "master-sengcan/sources/INDEX.md",
            find: "| T48n2010 |",
            with: "| T48n2010 [60](https://fojin.app/texts/60) |",
        },
    ],
};

fn run(master: &Master) -> Vec<Found> {
    let index = master.index.read();
    index.map_or_else(Vec::new, |index| {
        LinkMap::of(master).mismatches(&index.markdown.file)
    })
}
