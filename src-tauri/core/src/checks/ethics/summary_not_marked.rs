//! Excerpts that may only be summaries, in a file that does not warn its reader (masters.md §4.1 E4).

use super::tier::Tier;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{ExcerptFile, Master, Place, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "ethics/summary-not-marked",
    severity: Severity::Warning,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"slug\"",
        with: "\"ethics_tier\": \"B-special-case\",\n  \"slug\"",
    }],
    silent: &[
        Edit::Replace {
            file: "master-sengcan/meta.json",
            find: "\"slug\"",
            with: "\"ethics_tier\": \"B-special-case\",\n  \"slug\"",
        },
        Edit::Append {
            file: "master-sengcan/sources/xinxinming-excerpts.md",
            text: "\n## ⚠️ 引用警示\n\n- 以上皆为主旨摘要。\n",
        },
    ],
};

/// Signs of a warning, looked for in the headings and in what stands above the first section.
const SIGNS: [&str; 6] = ["⚠", "警", "注意", "重要", "Warning", "Notice"];

fn run(master: &Master) -> Vec<Found> {
    if master.meta().and_then(Tier::of) != Some(Tier::SummariesOnly) {
        return Vec::new();
    }
    master
        .excerpts
        .iter()
        .filter(|excerpts| !warns(excerpts))
        .map(|excerpts| Found::at(Place::span(&excerpts.markdown.file, excerpts.header)))
        .collect()
}

fn warns(excerpts: &ExcerptFile) -> bool {
    let headings = excerpts.markdown.headings.iter().map(|h| h.text.as_str());
    headings
        .chain([excerpts.text(excerpts.header)])
        .any(|words| SIGNS.iter().any(|sign| words.contains(sign)))
}
