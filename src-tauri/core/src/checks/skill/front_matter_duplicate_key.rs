//! A field that stands twice in the front matter.

use std::collections::BTreeSet;

use super::front::Front;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity, YamlValue};

/// The check (masters.md §1.9).
pub const CHECK: Check = Check {
    code: "skill/front-matter-duplicate-key",
    severity: Severity::Error,
    run: Run::Master(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/SKILL.md",
        find: "version: 1.0.0",
        with: "version: 1.0.0\nversion: 1.0.1",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/SKILL.md",
        find: "version: 1.0.0",
        with: "version: 1.0.1",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let Some(front) = Front::of(master) else {
        return Vec::new();
    };
    let YamlValue::Mapping(members) = &front.matter.root.value else {
        return Vec::new();
    };
    let mut seen = BTreeSet::new();
    members
        .iter()
        .filter(|(key, _)| !seen.insert(key))
        .map(|(key, node)| front.found(node.span).with("key", key))
        .collect()
}
