//! A gate that does not forbid ranking schools.

use super::gate::lacks;
use crate::checks::wording::Wording;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};
use std::sync::LazyLock;

/// The check (masters.md §1.9).
pub const CHECK: Check = Check {
    code: "skill/gate-without-sectarian-rule",
    severity: Severity::Warning,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/SKILL.md",
        find: "**不判宗派高下。** 不比较宗派与法门的高低。\n\n",
        with: "",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/SKILL.md",
        find: "**不判宗派高下。** 不比较宗派与法门的高低。",
        with: "**NO SECTARIAN JUDGMENT.**",
    }],
};

/// What the rule speaks of.
static RULE: LazyLock<Wording> = LazyLock::new(|| {
    Wording::new(&[
        "sect|school|tradition|宗派|他宗|他派|各宗|各派|四派|法门|法門|传统|傳統|传承|傳承",
        "judg|rank|compar|superior|better|higher|评判|評判|评价|評價|优劣|優劣|高下|高低|比较|比較|排名",
    ])
});

fn run(master: &Master) -> Vec<Found> {
    lacks(master, &RULE)
}
