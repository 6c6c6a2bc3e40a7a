//! A FoJin link in INDEX that carries something else than the number of a text.

use crate::checks::fojin_links::links_without_number;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};

/// See the catalogue.
pub const CHECK: Check = Check {
    code: "index/link-without-number",
    severity: Severity::Warning,
    run: Run::Master(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/sources/INDEX.md",
        find: "| T48n2010 |",
        with: "| T48n2010 [读](https://fojin.app/texts/T48n2010) |",
    }],
    silent: &[Edit::Append {
        file: "master-sengcan/sources/INDEX.md",
        text: "\n- 链接写作 `https://fojin.app/texts/{number}`\n",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let index = master.index.read();
    index.map_or_else(Vec::new, |index| links_without_number(&index.markdown.file))
}
