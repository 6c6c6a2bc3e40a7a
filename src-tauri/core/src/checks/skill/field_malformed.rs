//! A field of the front matter that holds the wrong kind of value.

use super::front::Front;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity, YamlValue};

/// The check (masters.md §1.9).
pub const CHECK: Check = Check {
    code: "skill/field-malformed",
    severity: Severity::Error,
    run: Run::Master(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/SKILL.md",
        find: "license: CC0-1.0",
        with: "license: [CC0-1.0]",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/SKILL.md",
        find: "license: CC0-1.0",
        with: r#"license: "CC0-1.0""#,
    }],
};

/// Fields that are words.
const WORDS: [&str; 7] = [
    "name",
    "description",
    "version",
    "license",
    "lineage",
    "dates",
    "citation_format",
];

fn run(master: &Master) -> Vec<Found> {
    let Some(front) = Front::of(master) else {
        return Vec::new();
    };
    let YamlValue::Mapping(members) = &front.matter.root.value else {
        return Vec::new();
    };
    let wrong = members
        .iter()
        .filter(|(key, node)| is_wrong(key, &node.value));
    wrong
        .map(|(key, node)| front.found(node.span).with("key", key))
        .collect()
}

fn is_wrong(key: &str, value: &YamlValue) -> bool {
    match value {
        YamlValue::Null => false,
        YamlValue::Scalar(_) => key == "sources",
        YamlValue::Sequence(_) => WORDS.contains(&key),
        YamlValue::Mapping(_) => key == "sources" || WORDS.contains(&key),
    }
}
