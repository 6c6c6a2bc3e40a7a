//! A FoJin link in INDEX that shows one number and opens another.

use crate::checks::fojin_links::{LinkMap, is_numeric};
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Place, Severity, find_fojin_links};

/// See the catalogue.
pub const CHECK: Check = Check {
    code: "index/link-text-differs",
    severity: Severity::Warning,
    run: Run::Master(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/sources/INDEX.md",
        find: "| T48n2010 |",
        with: "| T48n2010 [61](https://fojin.app/texts/60) |",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/sources/INDEX.md",
        find: "| T48n2010 |",
        with: "| T48n2010 [信心铭](https://fojin.app/texts/60) |",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let Some(index) = master.index.read() else {
        return Vec::new();
    };
    let file = &index.markdown.file;
    let mut found = Vec::new();
    for link in find_fojin_links(&file.text) {
        let shown = shown_text(&file.text[..link.span.start]).unwrap_or("");
        if is_numeric(shown) && is_numeric(&link.text_id) && shown != link.text_id {
            let differs = Found::at(Place::span(file, link.span)).with("shown", shown);
            found.push(differs.with("number", &link.text_id));
        }
    }
    if !found.is_empty() {
        // Where the number that is opened is the wrong one, that is reported instead.
        let wrong = LinkMap::of(master).mismatches(file);
        found.retain(|differs| wrong.iter().all(|w| w.place != differs.place));
    }
    found
}

/// The words of a Markdown link, `[words](`, where `before` ends with them.
fn shown_text(before: &str) -> Option<&str> {
    let words = before.strip_suffix("](")?;
    Some(words.rsplit_once('[')?.1.trim())
}
