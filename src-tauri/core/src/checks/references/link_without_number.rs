//! A FoJin link in a reference file that carries something else than the number of a text.

use super::files;
use crate::checks::fojin_links::links_without_number;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};

/// See the catalogue.
pub const CHECK: Check = Check {
    code: "references/link-without-number",
    severity: Severity::Warning,
    run: Run::Master(run),
    fires: &[Edit::Append {
        file: "master-sengcan/references/teaching.md",
        text: "\n[原文](https://fojin.app/texts/T48n2010)\n",
    }],
    silent: &[Edit::Append {
        file: "master-sengcan/references/teaching.md",
        text: "\n[原文](https://fojin.app/texts/60)，写作 https://fojin.app/texts/{text_id}\n",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    files(master)
        .flat_map(|markdown| links_without_number(&markdown.file))
        .collect()
}
