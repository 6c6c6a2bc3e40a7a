//! `fencing.jsonl`: the sanitiser, exactly, and once more over its own result (fojin-api.md §8).

use colophon_core::fence::sanitise;
use serde_json::Value;

use crate::suite::{Outcome, Suite, equal};

pub struct Fencing;

impl Suite for Fencing {
    fn file(&self) -> &'static str {
        "fencing.jsonl"
    }

    fn run(&mut self, case: &Value) -> Outcome {
        let (Some(input), Some(expected)) = (case["input"].as_str(), case["expected"].as_str())
        else {
            return Outcome::Failed {
                expected: "strings `input` and `expected`".into(),
                actual: case.to_string(),
            };
        };
        match equal(expected, &sanitise(input).text) {
            Outcome::Passed => equal(expected, &sanitise(expected).text),
            failed => failed,
        }
    }
}
