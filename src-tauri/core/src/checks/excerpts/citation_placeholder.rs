//! The pattern of a citation left where the citation itself should stand.

use super::gives_a_work;
use crate::checks::{Check, Edit, Found, Run};
use crate::formats::placeholders;
use crate::model::{Master, Place, Severity};

/// See the catalogue.
pub const CHECK: Check = Check {
    code: "excerpts/citation-placeholder",
    severity: Severity::Warning,
    run: Run::Master(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/sources/xinxinming-excerpts.md",
        find: "【《信心铭》卷1，T48n2010】",
        with: "【《信心铭》卷N，T48n2010】",
    }],
    silent: &[Edit::Append {
        file: "master-sengcan/sources/xinxinming-excerpts.md",
        text: "\n## 说明\n\n- 写作 `【《信心铭》卷N，T48n2010】`\n",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let mut found = Vec::new();
    for file in &master.excerpts {
        let text = &file.markdown.file.text;
        for passage in file.passages.iter().filter(|p| gives_a_work(p)) {
            // In code a pattern only shows how citations are written.
            let left = placeholders(text, passage.span)
                .into_iter()
                .filter(|span| !text[..span.start].ends_with('`'));
            found.extend(left.map(|span| {
                let place = Place::span(&file.markdown.file, span);
                Found::at(place).with("words", span.of(text))
            }));
        }
    }
    found
}
