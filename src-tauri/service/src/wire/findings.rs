//! Findings, by code and parameters; the page words them.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Counts, SeverityName, TextRange};

/// Which findings.
#[derive(Debug, Clone, Default, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct FindingsArgs {
    /// Slug of the master; all findings where it is left out.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub master: Option<String>,
    /// Only these families; all where empty.
    pub families: Vec<String>,
    /// Only these severities; all where empty.
    pub severities: Vec<SeverityName>,
    /// How many to pass over.
    pub from: u32,
    /// How many at most; no more than 1,000 are given.
    pub count: u32,
}

/// A part of the findings, in the order of all reports.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct FindingsPage {
    /// How many findings there are of these families and severities.
    pub total: u32,
    /// Those asked for.
    pub rows: Vec<FindingRow>,
    /// Every family with findings, before the choice of families and severities.
    pub families: Vec<FamilyCount>,
}

/// How many findings a family has.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct FamilyCount {
    /// The family.
    pub family: String,
    /// Its findings.
    pub counts: Counts,
}

/// One finding.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct FindingRow {
    /// Names the finding, also after changes that do not touch it.
    pub id: String,
    /// The check.
    pub code: String,
    /// How grave.
    pub severity: SeverityName,
    /// Slug of the master, where it is about one.
    pub master: Option<String>,
    /// Where.
    pub place: FindingPlace,
    /// Values for the wording.
    pub params: BTreeMap<String, String>,
    /// The words it is about, at most 200 code points.
    pub quote: Option<String>,
}

/// Where a finding lies.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct FindingPlace {
    /// Id of the file in its master's list, or the file's name beside the masters; the file itself may be missing.
    pub file: String,
    /// Whether the file can be shown.
    pub readable: bool,
    /// JSON pointer.
    pub pointer: Option<String>,
    /// The words.
    pub range: Option<TextRange>,
}
