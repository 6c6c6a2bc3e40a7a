//! One FoJin number for two works.

use super::front::Front;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{FrontSource, Master, Severity, WorkId};
use std::collections::BTreeMap;

/// The check (masters.md §1.15, FOJIN_ID_SHARED).
pub const CHECK: Check = Check {
    code: "skill/fojin-number-shared",
    severity: Severity::Warning,
    run: Run::Persona(run),
    fires: &[
        Edit::Replace {
            file: "master-yongjia-xuanjue/SKILL.md",
            find: "    cbeta_id: T48n2014\n",
            with: "    cbeta_id: T48n2014\n    fojin_text_id: 60\n",
        },
        Edit::Replace {
            file: "master-yongjia-xuanjue/SKILL.md",
            find: "    cbeta_id: T48n2013\n",
            with: "    cbeta_id: T48n2013\n    fojin_text_id: 60\n",
        },
    ],
    silent: &[
        Edit::Replace {
            file: "master-yongjia-xuanjue/SKILL.md",
            find: "    cbeta_id: T48n2014\n",
            with: "    cbeta_id: T48n2014\n    fojin_text_id: 60\n",
        },
        Edit::Replace {
            file: "master-yongjia-xuanjue/SKILL.md",
            find: "    cbeta_id: T48n2013\n",
            with: "    cbeta_id: T48n2013\n    fojin_text_id: 61\n",
        },
    ],
};

fn run(master: &Master) -> Vec<Found> {
    let Some(front) = Front::of(master) else {
        return Vec::new();
    };
    let mut owners: BTreeMap<&str, FrontSource> = BTreeMap::new();
    let mut found = Vec::new();
    for source in front.matter.sources() {
        let Some((number, span)) = source.fojin else {
            continue;
        };
        match owners.get(number) {
            None => drop(owners.insert(number, source)),
            Some(owner) if is_other_work(owner, &source) => {
                found.push(
                    front
                        .found(span)
                        .with("number", number)
                        .with("other", name(owner)),
                );
            }
            Some(_) => {}
        }
    }
    found
}

/// Whether two entries name two works; entries without identifier are told apart by their titles.
fn is_other_work(one: &FrontSource, other: &FrontSource) -> bool {
    match (one.ids.first(), other.ids.first()) {
        (Some((_, a, _)), Some((_, b, _))) => !WorkId::parse(a).same(&WorkId::parse(b)),
        _ => one.title != other.title,
    }
}

fn name<'a>(source: &FrontSource<'a>) -> &'a str {
    source
        .title
        .or_else(|| source.ids.first().map(|(_, id, _)| *id))
        .unwrap_or("")
}
