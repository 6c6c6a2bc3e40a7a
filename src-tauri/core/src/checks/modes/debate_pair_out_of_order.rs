//! A pair of debaters whose names are not in alphabetical order, or not joined by `-vs-`.

use super::debate::{SEPARATOR, at_pair, pairs, protocol};
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};

/// The check (masters.md §1.8).
pub const CHECK: Check = Check {
    code: "modes/debate-pair-out-of-order",
    severity: Severity::Warning,
    run: Run::Master(run),
    fires: &[
        Edit::Write {
            file: "master-niutou/SKILL.md",
            text: "---\nname: master-niutou\nkind: meta-skill\n---\n",
        },
        Edit::Write {
            file: "master-niutou/meta.json",
            text: "{\"kind\": \"meta-skill\", \"debate_protocol\": {\"per_pair_overrides\": {\"sengcan-vs-santideva\": {\"default_rounds\": 4}}}}\n",
        },
    ],
    silent: &[
        Edit::Write {
            file: "master-niutou/SKILL.md",
            text: "---\nname: master-niutou\nkind: meta-skill\n---\n",
        },
        Edit::Write {
            file: "master-niutou/meta.json",
            text: "{\"kind\": \"meta-skill\", \"debate_protocol\": {\"per_pair_overrides\": {\"santideva-vs-sengcan\": {\"default_rounds\": 4}}}}\n",
        },
    ],
};

fn run(master: &Master) -> Vec<Found> {
    let Some((doc, protocol)) = protocol(master) else {
        return Vec::new();
    };
    let pairs = pairs(protocol).map(|(pair, _)| pair);
    pairs
        .filter(|pair| pair.split_once(SEPARATOR).is_none_or(|(a, b)| a >= b))
        .map(|pair| at_pair(doc, pair).with("pair", pair))
        .collect()
}
