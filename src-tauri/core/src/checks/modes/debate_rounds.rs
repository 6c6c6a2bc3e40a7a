//! A debate whose rounds contradict each other.

use super::debate::{pairs, protocol};
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Node, Place, Severity, Value, pointer_below};

/// The check (masters.md §1.8).
pub const CHECK: Check = Check {
    code: "modes/debate-rounds",
    severity: Severity::Error,
    run: Run::Master(run),
    fires: &[
        Edit::Write {
            file: "master-niutou/SKILL.md",
            text: "---\nname: master-niutou\nkind: meta-skill\n---\n",
        },
        Edit::Write {
            file: "master-niutou/meta.json",
            text: "{\"kind\": \"meta-skill\", \"debate_protocol\": {\"min_rounds\": 2, \"default_rounds\": 8, \"max_rounds\": 6}}\n",
        },
    ],
    silent: &[
        Edit::Write {
            file: "master-niutou/SKILL.md",
            text: "---\nname: master-niutou\nkind: meta-skill\n---\n",
        },
        Edit::Write {
            file: "master-niutou/meta.json",
            text: "{\"kind\": \"meta-skill\", \"debate_protocol\": {\"min_rounds\": 2, \"default_rounds\": 6, \"max_rounds\": 6}}\n",
        },
    ],
};

fn run(master: &Master) -> Vec<Found> {
    let Some((doc, protocol)) = protocol(master) else {
        return Vec::new();
    };
    let rounds = |key: &str| protocol.get(key).and_then(whole_number);
    let least = rounds("min_rounds").unwrap_or(1);
    let most = rounds("max_rounds").unwrap_or(u64::MAX).max(least);
    let own = [(
        "/debate_protocol/default_rounds".to_owned(),
        protocol.get("default_rounds"),
    )];
    let pairs = pairs(protocol).map(|(pair, node)| {
        let pointer = pointer_below("/debate_protocol/per_pair_overrides", pair);
        (
            format!("{pointer}/default_rounds"),
            node.get("default_rounds"),
        )
    });
    own.into_iter()
        .chain(pairs)
        .filter_map(|(pointer, node)| Some((pointer, node?)))
        .filter(|(_, node)| whole_number(node).is_none_or(|n| n < least || most < n))
        .map(|(pointer, node)| {
            let value = node.span.of(&doc.file.text);
            Found::at(Place::json(doc, pointer)).with("value", value)
        })
        .collect()
}

fn whole_number(node: &Node) -> Option<u64> {
    match &node.value {
        Value::Number(number) => number.parse().ok().filter(|n| *n > 0),
        _ => None,
    }
}
