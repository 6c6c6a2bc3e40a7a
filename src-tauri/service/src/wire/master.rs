//! One master: overview, checklist, sources, tests and files.

use serde::Serialize;

use super::{FileRow, MasterRow, PersonaView, Rights, TextRange};

/// Everything about one master except its texts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct MasterPage {
    /// As in the list.
    pub row: MasterRow,
    /// What `meta.json` says of the person, in the order of the file; strings and lists of strings only.
    pub facts: Vec<Fact>,
    /// Whether it may be released.
    pub checklist: Vec<ChecklistRow>,
    /// Declared sources.
    pub sources: Vec<SourceRow>,
    /// Works that are used and not declared, in the order of their first use.
    pub missing: Vec<MissingWork>,
    /// Style, phrases, lore and critiques.
    pub persona: PersonaView,
    /// Fidelity cases.
    pub tests: TestsView,
    /// Files of its folder in path order.
    pub files: Vec<FileRow>,
}

/// One thing `meta.json` says.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Fact {
    /// The key.
    pub key: String,
    /// The value, or each value of the list.
    pub values: Vec<String>,
}

/// One line of the release checklist.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ChecklistRow {
    /// Names the line; the page words it: `sources-declared`, `offline-first`, `live-results-fenced`,
    /// `citations-audited`, `citation-case`, `boundary-case`.
    pub id: String,
    /// Whether it is met.
    pub state: ChecklistState,
    /// Codes of the findings that stand against it.
    pub codes: Vec<String>,
}

/// Whether a line of the checklist is met. What was not looked at is never shown as met.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ChecklistState {
    /// Met.
    Met,
    /// Not met.
    Unmet,
    /// Could not be judged.
    NotChecked,
}

/// One declared source and where it is used.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SourceRow {
    /// Position in `sources` of `meta.json`.
    pub index: u32,
    /// `type`, where it is a string.
    pub kind: Option<String>,
    /// `id`, where it is a string.
    pub id: Option<String>,
    /// The identifier behind all spellings.
    pub canonical: Option<String>,
    /// `title`, where it is a string.
    pub title: Option<String>,
    /// `note`, where it is a string.
    pub note: Option<String>,
    /// Where it is declared.
    pub range: TextRange,
    /// Passages that cite it.
    pub excerpted: Vec<PassageRef>,
    /// Cases that demand it.
    pub tested: Vec<CaseRef>,
    /// Lore and critiques that are grounded on it.
    pub cited: Vec<PlaceRef>,
    /// Places in SKILL, INDEX and references that name it.
    pub referenced: Vec<PlaceRef>,
    /// `rights`, where it is an object; of its fields those that are strings.
    pub rights: Option<Rights>,
}

/// A work that is used and not declared.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct MissingWork {
    /// As it is first spelt.
    pub id: String,
    /// The identifier behind all spellings.
    pub canonical: String,
    /// Where it is used.
    pub places: Vec<PlaceRef>,
}

/// A place in a file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PlaceRef {
    /// Id of the file.
    pub file: String,
    /// Line, from 1.
    pub line: u32,
    /// What stands there: the heading, the question or the line.
    pub words: Option<String>,
}

/// A passage, by its file and its number in it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PassageRef {
    /// Id of the file.
    pub file: String,
    /// Number in the file, from 0.
    pub passage: u32,
    /// Its heading.
    pub heading: String,
    /// Line of its heading.
    pub line: u32,
}

/// A fidelity case, by its line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct CaseRef {
    /// Line in the suite.
    pub line: u32,
    /// The question.
    pub question: String,
}

/// The fidelity cases of a master.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct TestsView {
    /// Id of the suite's file, where it could be read.
    pub file: Option<String>,
    /// Its lines that are not blank.
    pub cases: Vec<CaseRow>,
}

/// One line of the suite.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct CaseRow {
    /// Line, from 1.
    pub line: u32,
    /// Whether it is a JSON object; where not, nothing else is there.
    pub readable: bool,
    /// `q`.
    pub question: Option<String>,
    /// `test_type`; absent means an ordinary fidelity case.
    pub test_type: Option<String>,
    /// `boundary`.
    pub boundary: Option<String>,
    /// `pressure`.
    pub pressure: Option<String>,
    /// `difficulty`.
    pub difficulty: Option<String>,
    /// Everything it demands, in the order of the line.
    pub assertions: Vec<Assertion>,
}

/// One demand of a case.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Assertion {
    /// The key, `must_…`.
    pub key: String,
    /// The strings demanded; `true` or `false` for a switch.
    pub values: Vec<String>,
}
