//! A trigger that holds a remark and no quotation.

use super::clauses::{clauses, quotation_and_remark};
use super::triggers::triggers;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};

/// See the catalogue.
pub const CHECK: Check = Check {
    code: "lore/no-quotation",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-yongjia-xuanjue/meta.json",
        find: "\"content\": \"惺惺寂寂是，無記寂寂非。寂寂惺惺是，亂想惺惺非。——",
        with: "\"content\": \"——惺惺与寂寂的话见本集，",
    }],
    silent: &[Edit::Replace {
        file: "master-yongjia-xuanjue/meta.json",
        find: "無記寂寂非。寂寂惺惺是，亂想惺惺非。——",
        with: "無記寂寂非。──",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    triggers(master)
        .iter()
        .filter(|trigger| {
            trigger
                .content()
                .is_some_and(|content| clauses(quotation_and_remark(content).0).is_empty())
        })
        .map(|trigger| trigger.fault("content"))
        .collect()
}
