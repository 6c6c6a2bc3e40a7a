//! What a suite is: cases read from one file of vectors, each with an outcome.

use serde_json::Value;

/// How a case ended.
pub enum Outcome {
    Passed,
    Failed { expected: String, actual: String },
    Skipped(String),
}

/// One file of vectors and how its cases are run.
pub trait Suite {
    /// The name of the vector file.
    fn file(&self) -> &'static str;

    /// The cases with their ids; by default one JSON object a line with an `id`.
    fn cases(&self, text: &str) -> Vec<(String, Value)> {
        text.lines()
            .filter(|line| !line.trim().is_empty())
            .map(|line| {
                let case: Value = serde_json::from_str(line).unwrap();
                (case["id"].as_str().unwrap_or("without id").to_owned(), case)
            })
            .collect()
    }

    /// Why no case can run here, if none can.
    fn obstacle(&self) -> Option<String> {
        None
    }

    /// Runs one case.
    fn run(&mut self, case: &Value) -> Outcome;
}

/// Counts of outcomes.
#[derive(Default)]
pub struct Tally {
    pub passed: usize,
    pub failed: usize,
    pub skipped: usize,
}

impl Tally {
    pub fn add(&mut self, other: &Tally) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.skipped += other.skipped;
    }
}

/// Passed where both are equal.
pub fn equal(expected: &str, actual: &str) -> Outcome {
    if expected == actual {
        Outcome::Passed
    } else {
        Outcome::Failed {
            expected: format!("{expected:?}"),
            actual: format!("{actual:?}"),
        }
    }
}
