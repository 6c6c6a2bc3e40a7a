//! `masters-expected.json`: what was counted and found in the unmodified real masters (masters.md §6.2).

mod broken_references;
mod counts;

use std::collections::BTreeSet;

use colophon_core::checks;
use colophon_core::formats::load;
use colophon_core::model::{Finding, Workspace};
use colophon_tests::{read_tree, real_masters};
use serde_json::Value;

use crate::suite::{Outcome, Suite};

#[derive(Default)]
pub struct MastersExpected {
    checked: Option<(Workspace, Vec<Finding>)>,
}

impl Suite for MastersExpected {
    fn file(&self) -> &'static str {
        "masters-expected.json"
    }

    fn cases(&self, text: &str) -> Vec<(String, Value)> {
        let all: Value = serde_json::from_str(text).unwrap();
        let masters = all["masters"].as_object().expect("masters");
        masters
            .iter()
            .map(|(name, record)| {
                let mut record = record.clone();
                record["folder"] = name.as_str().into();
                (name.clone(), record)
            })
            .collect()
    }

    fn obstacle(&self) -> Option<String> {
        real_masters()
            .is_none()
            .then(|| "COLOPHON_MASTERS is not set".to_owned())
    }

    fn run(&mut self, case: &Value) -> Outcome {
        let (workspace, findings) = self.checked.get_or_insert_with(|| {
            let folder = real_masters().expect("asked for before");
            let tree = read_tree(&folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
            let workspace = load(tree);
            let findings = checks::check(&workspace, &BTreeSet::new()).findings;
            (workspace, findings)
        });
        let folder = case["folder"].as_str().unwrap_or_default();
        let Some(master) = workspace.master(folder) else {
            return Outcome::Skipped(format!("{folder} is not in the folder of real masters"));
        };
        let mut differences = counts::compare(master, case);
        differences.extend(broken_references::compare(
            &master.slug,
            findings,
            workspace,
            case,
        ));
        if differences.is_empty() {
            Outcome::Passed
        } else {
            Outcome::Failed {
                expected: "no difference".to_owned(),
                actual: differences.join("; "),
            }
        }
    }
}
