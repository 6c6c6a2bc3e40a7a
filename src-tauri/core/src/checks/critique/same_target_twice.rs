//! Two critiques of one master (masters.md §1.8).

use std::collections::BTreeSet;

use super::entry::targets_if;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "critique/same-target-twice",
    severity: Severity::Warning,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-yongjia-xuanjue/meta.json",
        find: "\"target_master\": \"sengcan\"",
        with: "\"target_master\": \"santideva\"",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"target_master\": \"yongjia-xuanjue\"",
        with: "\"target_master\": \"santideva\"",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let mut seen = BTreeSet::new();
    targets_if(master, |slug| !seen.insert(slug.to_owned()))
}
