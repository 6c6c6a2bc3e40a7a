//! A gate that does not demand citations.

use super::gate::lacks;
use crate::checks::wording::Wording;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};
use std::sync::LazyLock;

/// The check (masters.md §1.9).
pub const CHECK: Check = Check {
    code: "skill/gate-without-citation-rule",
    severity: Severity::Warning,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/SKILL.md",
        find: "**无 CBETA 出处，不说教理。**\n\n",
        with: "",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/SKILL.md",
        find: "**无 CBETA 出处，不说教理。**",
        with: "**NO DOCTRINAL CLAIM WITHOUT CITATION.**",
    }],
};

/// What the rule speaks of.
static RULE: LazyLock<Wording> = LazyLock::new(|| {
    Wording::new(&[
        "claim|doctrin|statement|teaching|断言|斷言|教义|教義|教理|立说|立說|主张|主張",
        "citation|cite|经证|經證|引证|引證|引用|引文|出处|出處|经号|經號",
        "\\bno\\b|without|must|never|every|必须|必須|不得|须|須|一律|无|無|没有|沒有|不说|不說",
    ])
});

fn run(master: &Master) -> Vec<Found> {
    lacks(master, &RULE)
}
