//! An identifier in any spelling, explained.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// What was typed.
#[derive(Debug, Clone, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct IdentifyArgs {
    /// The identifier in any spelling.
    pub text: String,
    /// Slug of the master it is for, whose own sources are looked at first.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub master: Option<String>,
}

/// What an identifier means.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Identified {
    /// How it is declared.
    pub spelling: String,
    /// The identifier behind all spellings; null where it is none.
    pub canonical: Option<String>,
    /// The family of identifiers: `cbeta`, `toh`, `bdrc`, `pts`, `sutta-central`, `named`.
    pub family: Option<String>,
    /// The type of source under which it is declared, where that can be told.
    pub kind: Option<String>,
    /// The work's title, where the workspace knows it.
    pub title: Option<String>,
    /// Slug of the master that knows it.
    pub known_from: Option<String>,
    /// What is wrong with it, or not known.
    pub problem: Option<IdProblem>,
}

/// What is wrong with an identifier.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct IdProblem {
    /// Names it; the page words it.
    pub code: String,
    /// Values for the wording.
    pub params: BTreeMap<String, String>,
}
