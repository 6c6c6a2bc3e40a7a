//! A gate that lets the persona speak before anything was read.

use super::gate::lacks;
use crate::checks::wording::Wording;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};
use std::sync::LazyLock;

/// The check (masters.md §1.9).
pub const CHECK: Check = Check {
    code: "skill/gate-without-context-rule",
    severity: Severity::Warning,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/SKILL.md",
        find: "**未读材料，不入角色。** 没有读过相关段落，不得以这个角色作答。\n\n",
        with: "",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/SKILL.md",
        find: "**未读材料，不入角色。** 没有读过相关段落，不得以这个角色作答。",
        with: "**NO PERSONA BEFORE CONTEXT.**",
    }],
};

/// What the rule speaks of.
static RULE: LazyLock<Wording> = LazyLock::new(|| {
    Wording::new(&[
        "persona|character|in role|answer|speak|角色|人格|扮演|作答|回答|答",
        "before (?:the )?(?:context|loading|reading)|without (?:the )?(?:context|loading|reading|having)|until|未加载|未加載|未读|未讀|没有读|沒有讀|没读|沒讀|未载入|未載入|没有加载|沒有加載|没有载入|沒有載入|先加载|先加載|先读|先讀|先载入|先載入",
    ])
});

fn run(master: &Master) -> Vec<Found> {
    lacks(master, &RULE)
}
