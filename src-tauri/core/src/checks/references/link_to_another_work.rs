//! A FoJin link in a reference file that opens another work than the words beside it name.

use super::files;
use crate::checks::fojin_links::LinkMap;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};

/// See the catalogue.
pub const CHECK: Check = Check {
    code: "references/link-to-another-work",
    severity: Severity::Warning,
    run: Run::Master(run),
    fires: &[
        Edit::Replace {
            file: "master-sengcan/SKILL.md",
            find: "cbeta_id: T48n2010",
            with: "cbeta_id: T48n2010\n    fojin_text_id: 60",
        },
        Edit::Append {
            file: "master-sengcan/references/teaching.md",
            text: "\n> 出处：【《信心铭》，T48n2010】→ https://fojin.app/texts/61\n",
        },
    ],
    silent: &[
        Edit::Replace {
            file: "master-sengcan/SKILL.md",
            find: "cbeta_id: T48n2010",
            with: "cbeta_id: T48n2010\n    fojin_text_id: 60",
        },
        Edit::Append {
            file: "master-sengcan/references/teaching.md",
            text: "\n> 出处：【《信心铭》，T48n2010】→ https://fojin.app/texts/60\n",
        },
    ],
};

fn run(master: &Master) -> Vec<Found> {
    let map = LinkMap::of(master);
    files(master)
        .flat_map(|markdown| map.mismatches(&markdown.file))
        .collect()
}
