//! `masters-expected.json`: what was counted and found in the unmodified real masters (masters.md §6.2).

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
            .map(|(name, record)| (name.clone(), record.clone()))
            .collect()
    }

    fn obstacle(&self) -> Option<String> {
        real_masters()
            .is_none()
            .then(|| "COLOPHON_MASTERS is not set".to_owned())
    }

    fn run(&mut self, _case: &Value) -> Outcome {
        self.workspace.get_or_insert_with(|| {
            let folder = real_masters().expect("asked for before");
            load(read_tree(&folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display())))
        });
        Outcome::Skipped("not compared yet".to_owned())
    }
}
