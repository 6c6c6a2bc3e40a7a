//! The list of masters.

use serde::Serialize;

use super::Counts;

/// The list of masters of the open workspace.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct MastersPage {
    /// Masters and teaching modes by slug.
    pub rows: Vec<MasterRow>,
    /// Findings that belong to no master.
    pub workspace_counts: Counts,
}

/// One master of the list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct MasterRow {
    /// Slug; names the master in every command.
    pub slug: String,
    /// Display name; the slug where `meta.json` has none.
    pub name: String,
    /// `school` of `meta.json`.
    pub school: Option<String>,
    /// `tradition` of `meta.json`.
    pub tradition: Option<String>,
    /// `era` of `meta.json`.
    pub era: Option<String>,
    /// What it is for.
    pub kind: MasterKindName,
    /// How its folder is laid out.
    pub layout: LayoutName,
    /// Findings.
    pub counts: Counts,
    /// Passages.
    pub passages: u32,
    /// Fidelity cases.
    pub cases: u32,
    /// Declared sources.
    pub sources: u32,
}

/// What a master's folder is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum MasterKindName {
    /// A persona of a teacher.
    Persona,
    /// A mode that brings personas together.
    TeachingMode,
}

/// How a master's folder is laid out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum LayoutName {
    /// `sources/`, `references/`, `tests/`.
    Normal,
    /// As a generator writes it.
    Generated,
}
