//! The same words of scripture in two passages.

use std::collections::BTreeMap;

use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Place, Role, Severity};
use crate::text::fold;

/// See the catalogue.
pub const CHECK: Check = Check {
    code: "excerpts/repeated-passage",
    severity: Severity::Info,
    run: Run::Master(run),
    fires: &[Edit::Append {
        file: "master-sengcan/sources/xinxinming-excerpts.md",
        text: "\n## 再录\n\n> 至道无难，唯嫌拣择。但莫憎爱，洞然明白。毫厘有差，天地悬隔。\n\n**引用格式：**【《信心铭》卷1，T48n2010】\n",
    }],
    silent: &[Edit::Append {
        file: "master-sengcan/sources/xinxinming-excerpts.md",
        text: "\n## 再录\n\n> 至道无难，唯嫌拣择。\n\n**引用格式：**【《信心铭》卷1，T48n2010】\n",
    }],
};

/// Shorter words may well stand in two passages.
const LEAST: usize = 8;

fn run(master: &Master) -> Vec<Found> {
    let mut seen: BTreeMap<Vec<char>, Place> = BTreeMap::new();
    let mut found = Vec::new();
    for file in &master.excerpts {
        for (_, block) in file.blocks(Role::Scripture) {
            let words = fold(file.text(block.span)).chars;
            let place = Place::span(&file.markdown.file, block.span);
            if words.len() < LEAST {
                continue;
            }
            match seen.get(&words) {
                Some(first) => found.push(
                    Found::at(place)
                        .with("file", first.file.file_name())
                        .with("line", first.line.unwrap_or(1).to_string()),
                ),
                None => drop(seen.insert(words, place)),
            }
        }
    }
    found
}
