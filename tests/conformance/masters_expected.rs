//! `masters-expected.json`: what was counted and found in the unmodified real masters (masters.md §6.2).

mod counts;

use colophon_core::formats::load;
use colophon_core::model::Workspace;
use colophon_tests::{read_tree, real_masters};
use serde_json::Value;

use crate::suite::{Outcome, Suite};

#[derive(Default)]
pub struct MastersExpected {
    workspace: Option<Workspace>,
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
        let workspace = self.workspace.get_or_insert_with(|| {
            let folder = real_masters().expect("asked for before");
            load(read_tree(&folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display())))
        });
        let folder = case["folder"].as_str().unwrap_or_default();
        let Some(master) = workspace.master(folder) else {
            return Outcome::Skipped(format!("{folder} is not in the folder of real masters"));
        };
        let differences = counts::compare(master, case);
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
