//! A FoJin link that opens another work than the citation names.

use crate::checks::fojin_links::LinkMap;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};

/// See the catalogue.
pub const CHECK: Check = Check {
    code: "excerpts/link-to-another-work",
    severity: Severity::Error,
    run: Run::Master(run),
    fires: &[
        Edit::Replace {
            file: "master-sengcan/SKILL.md",
            find: "cbeta_id: T48n2010",
            with: "cbeta_id: T48n2010\n    fojin_text_id: 60",
        },
        Edit::Replace {
            file: "master-sengcan/sources/xinxinming-excerpts.md",
            find: "**引用格式：**【《信心铭》卷1，T48n2010】\n",
            with: "**引用格式：**【《信心铭》卷1，T48n2010】→ https://fojin.app/texts/61\n",
        },
    ],
    silent: &[
        Edit::Replace {
            file: "master-sengcan/SKILL.md",
            find: "cbeta_id: T48n2010",
            with: "cbeta_id: T48n2010\n    fojin_text_id: 60",
        },
        Edit::Replace {
            file: "master-sengcan/sources/xinxinming-excerpts.md",
            find: "**引用格式：**【《信心铭》卷1，T48n2010】\n",
            with: "**引用格式：**【《信心铭》卷1，T48n2010】→ https://fojin.app/texts/60/read?juan=1\n",
        },
    ],
};

fn run(master: &Master) -> Vec<Found> {
    if master.excerpts.iter().all(|file| file.links.is_empty()) {
        return Vec::new();
    }
    let map = LinkMap::of(master);
    let files = master.excerpts.iter().map(|e| &e.markdown.file);
    files.flat_map(|file| map.mismatches(file)).collect()
}
