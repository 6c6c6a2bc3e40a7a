//! A passage of scripture that does not say where it comes from.

use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Place, Role, Severity};

/// See the catalogue.
pub const CHECK: Check = Check {
    code: "excerpts/passage-without-citation",
    severity: Severity::Warning,
    run: Run::Master(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/sources/xinxinming-excerpts.md",
        find: "**引用格式：**【《信心铭》卷1，T48n2010】\n",
        with: "",
    }],
    silent: &[Edit::Append {
        file: "master-sengcan/sources/xinxinming-excerpts.md",
        text: "\n## 说明\n\n- 编者的话，没有原典\n",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let mut found = Vec::new();
    for file in &master.excerpts {
        for passage in file.passages.iter().filter(|p| p.citations.is_empty()) {
            let Some(scripture) = passage.blocks.iter().find(|b| b.role == Role::Scripture) else {
                continue;
            };
            let heading = file.markdown.headings.get(passage.heading);
            let place = Place::span(&file.markdown.file, scripture.span);
            found.push(Found::at(place).with("heading", heading.map_or("", |h| &h.text)));
        }
    }
    found
}
