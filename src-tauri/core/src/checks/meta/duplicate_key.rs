//! A key that one object of `meta.json` has twice: readers keep the last and drop the other without a word
//! (masters.md §1.2).

use std::collections::BTreeMap;

use crate::checks::shape::on_key;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{JsonDoc, Master, Node, Severity, Value, pointer_below};

/// The check.
pub const CHECK: Check = Check {
    code: "meta/duplicate-key",
    severity: Severity::Error,
    run: Run::Master(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"title\": \"信心铭\"",
        with: "\"title\": \"信心铭\",\n      \"title\": \"证道歌\"",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"title\": \"信心铭\"",
        with: "\"title\": \"信心铭\",\n      \"note\": \"title\"",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let mut found = Vec::new();
    if let Some(meta) = master.meta() {
        walk(&meta.doc, meta.root(), "", &mut found);
    }
    found
}

fn walk(doc: &JsonDoc, node: &Node, pointer: &str, found: &mut Vec<Found>) {
    match &node.value {
        Value::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                walk(doc, item, &format!("{pointer}/{index}"), found);
            }
        }
        Value::Object(members) => {
            let mut first = BTreeMap::new();
            for member in members {
                if let Some(line) = first.get(member.key.as_str()) {
                    found.push(on_key(doc, pointer, member).with("first", format!("{line}")));
                } else {
                    first.insert(
                        member.key.as_str(),
                        doc.file.lines.line(member.key_span.start),
                    );
                }
                walk(
                    doc,
                    &member.node,
                    &pointer_below(pointer, &member.key),
                    found,
                );
            }
        }
        _ => {}
    }
}
