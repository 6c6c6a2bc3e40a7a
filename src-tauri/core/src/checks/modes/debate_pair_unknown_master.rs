//! A debate between masters of whom one is not there.

use super::debate::{SEPARATOR, at_pair, pairs, protocol};
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity, Workspace};

/// The check (masters.md §1.8).
pub const CHECK: Check = Check {
    code: "modes/debate-pair-unknown-master",
    severity: Severity::Error,
    run: Run::Among(run),
    fires: &[
        Edit::Write {
            file: "master-niutou/SKILL.md",
            text: "---\nname: master-niutou\nkind: meta-skill\n---\n",
        },
        Edit::Write {
            file: "master-niutou/meta.json",
            text: "{\"kind\": \"meta-skill\", \"debate_protocol\": {\"per_pair_overrides\": {\"sengcan-vs-sengzhao\": {\"default_rounds\": 4}}}}\n",
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

fn run(master: &Master, workspace: &Workspace) -> Vec<Found> {
    let Some((doc, protocol)) = protocol(master) else {
        return Vec::new();
    };
    let known = |slug: &&str| workspace.personas().any(|m| m.slug == *slug);
    let pairs = pairs(protocol).map(|(pair, _)| pair);
    let unknown = pairs.flat_map(|pair| {
        let slugs = pair.splitn(2, SEPARATOR).filter(|slug| !known(slug));
        slugs.map(move |slug| at_pair(doc, pair).with("name", slug))
    });
    unknown.collect()
}
