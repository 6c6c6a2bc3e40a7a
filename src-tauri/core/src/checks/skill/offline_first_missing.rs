//! Instructions without offline first, or without what to do when retrieval fails.

use super::instructions::lacks;
use crate::checks::wording::Wording;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};
use std::sync::LazyLock;

/// The check (fojin-api.md §8).
pub const CHECK: Check = Check {
    code: "skill/offline-first-missing",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[
        Edit::Replace {
            file: "master-sengcan/SKILL.md",
            find: "离线优先：先用 `sources/`，离线材料不够、且问题仍在《信心铭》之内时才检索。",
            with: "",
        },
        Edit::Replace {
            file: "master-sengcan/SKILL.md",
            find: "断网或检索不到时退回离线材料。",
            with: "",
        },
    ],
    silent: &[Edit::Replace {
        file: "master-sengcan/SKILL.md",
        find: "断网或检索不到时退回离线材料。",
        with: "When FoJin is unavailable, go on with the local excerpts.",
    }],
};

/// What is at hand.
const LOCAL: &str = "offline|local|excerpt|sources/|离线|離線|本地|摘录|摘錄";

/// The local excerpts come first.
static FIRST: LazyLock<Wording> = LazyLock::new(|| {
    let first = r"\bfirst\b|before|优先|優先|先用|先读|先讀|先查|先依|先离线|先離線|首先";
    Wording::new(&[LOCAL, first])
});

/// They are what remains when retrieval fails.
static FALLBACK: LazyLock<Wording> = LazyLock::new(|| {
    let fails = "fall(?:s|ing)? back|fallback|unavailable|unreachable|cannot be reached|not reachable|fails|timeout|times out|no network|回落|退回|降级|降級|不可达|不可達|不可用|失败|失敗|超时|超時|逾时|逾時|断网|斷網|断线|斷線|连不上|連不上|检索不到|檢索不到";
    Wording::new(&[LOCAL, fails])
});

fn run(master: &Master) -> Vec<Found> {
    let mut found = lacks(master, &[&FIRST]);
    if found.is_empty() {
        found = lacks(master, &[&FALLBACK]);
    }
    found
}
