//! A FoJin link that carries something else than the number of a text.

use crate::checks::fojin_links::links_without_number;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};

/// See the catalogue.
pub const CHECK: Check = Check {
    code: "excerpts/link-without-number",
    severity: Severity::Warning,
    run: Run::Master(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/sources/xinxinming-excerpts.md",
        find: "**引用格式：**【《信心铭》卷1，T48n2010】\n",
        with: "**引用格式：**【《信心铭》卷1，T48n2010】→ https://fojin.app/texts/T48n2010\n",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/sources/xinxinming-excerpts.md",
        find: "**引用格式：**【《信心铭》卷1，T48n2010】\n",
        with: "**引用格式：**【《信心铭》卷1，T48n2010】→ https://fojin.app/texts/60\n",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let files = master.excerpts.iter().map(|e| &e.markdown.file);
    files.flat_map(links_without_number).collect()
}
