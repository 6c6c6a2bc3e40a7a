//! The manual page of a check.

use serde::{Deserialize, Serialize};

use super::{LanguageTag, SeverityName};

/// Which page.
#[derive(Debug, Clone, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ExplainArgs {
    /// The check.
    pub code: String,
    /// The language.
    pub language: LanguageTag,
}

/// The manual page of a check.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ManualPage {
    /// The check.
    pub code: String,
    /// How grave its findings are.
    pub severity: SeverityName,
    /// One finding, with `{name}` for its parameters.
    pub message: String,
    /// What to do now, with `{name}` for its parameters.
    pub next: String,
    /// What it looks at and demands.
    pub what: String,
    /// Why that matters.
    pub why: String,
    /// When it is wrong.
    pub exceptions: String,
    /// Changes to the sample masters that make it speak.
    pub failing: Vec<SampleChange>,
    /// Changes that stay just within the rule.
    pub passing: Vec<SampleChange>,
}

/// One change of a sample.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SampleChange {
    /// The file.
    pub file: String,
    /// What it says after the change; none where it is taken away.
    pub text: Option<String>,
}
