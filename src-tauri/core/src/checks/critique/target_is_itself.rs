//! A master that answers itself (masters.md §1.8).

use super::entry::targets_if;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "critique/target-is-itself",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"target_master\": \"yongjia-xuanjue\"",
        with: "\"target_master\": \"sengcan\"",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"target_master\": \"yongjia-xuanjue\"",
        with: "\"target_master\": \"santideva\"",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    targets_if(master, |slug| slug == master.slug)
}
