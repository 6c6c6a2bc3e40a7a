//! No check of the citations before an answer is sent.

use super::instructions::lacks;
use crate::checks::wording::Wording;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};
use std::sync::LazyLock;

/// The check (fojin-api.md §8).
pub const CHECK: Check = Check {
    code: "skill/citation-audit-missing",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/SKILL.md",
        find: "3. 出答前引证自审：经号须已声明，且摘录载有该段；否则删去那条断言。\n",
        with: "",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/SKILL.md",
        find: "3. 出答前引证自审：经号须已声明，且摘录载有该段；否则删去那条断言。",
        with: "3. Before sending, check every citation; strip what is not declared.",
    }],
};

/// What the rule speaks of.
static RULE: LazyLock<Wording> = LazyLock::new(|| {
    Wording::new(&[
        "before (?:sending|answering|replying|you (?:send|answer|reply)|the answer|an answer|it is sent)|pre-send|发送前|發送前|送出前|发出前|發出前|出答前|答前|输出前|輸出前",
        "audit|check|verify|核对|核對|自审|自審|自查|自检|自檢|审核|審核|逐条|逐條|检查|檢查",
        "citation|cite|经证|經證|引证|引證|引用|引文|出处|出處|经号|經號|identifier|\\bids?\\b|编号|編號|标识|標識|識別碼",
    ])
});

fn run(master: &Master) -> Vec<Found> {
    lacks(master, &[&RULE])
}
